/// Who points: the mouse, or one finger among several.
public enum PointerID: Sendable, Hashable {
  /// The mouse, with its main button.
  case mouse
  /// A finger, by the number that the touch screen gives it while it is down.
  case finger(Int64)
}
