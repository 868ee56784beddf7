/// A place on a surface, in points, y growing downwards.
public struct Point: Sendable, Equatable, Hashable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// A point at `x` and `y`, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner of a surface.
  public static let zero = Point(x: 0, y: 0)

  /// This point moved by `offset`.
  public func offset(by offset: Point) -> Point {
    Point(x: x + offset.x, y: y + offset.y)
  }
}
