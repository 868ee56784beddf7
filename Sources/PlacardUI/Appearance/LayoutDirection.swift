/// Where rows begin.
public enum LayoutDirection: Sendable, Equatable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
