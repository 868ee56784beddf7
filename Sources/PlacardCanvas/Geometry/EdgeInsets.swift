/// Distances inwards from the four edges of a rectangle, in points.
public struct EdgeInsets: Sendable, Equatable, Hashable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// Insets in points; each is 0 when not given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
