/// Where the lines of a text stand in its width.
public enum TextAlignment: Sendable, Equatable, Hashable {
  /// At the side where reading begins: left, or right in a paragraph that runs from right to left.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// Which way a paragraph runs.
public enum TextDirection: Sendable, Equatable, Hashable {
  /// As its first letter does; from left to right when it has none.
  case natural
  /// From left to right, whatever it holds.
  case leftToRight
  /// From right to left, whatever it holds.
  case rightToLeft
}
