/// A line along the inside of a shape's edge.
public struct Border: Sendable, Equatable, Hashable {
  /// The thickness, in points, drawn inside the edge.
  public var width: Double
  /// The colour.
  public var color: Color

  /// A border `width` points thick.
  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}
