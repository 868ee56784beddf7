/// How round the four corners of a rectangle are, in points.
public struct CornerRadii: Sendable, Equatable, Hashable {
  /// The radius of the top left corner, in points.
  public var topLeft: Double
  /// The radius of the top right corner, in points.
  public var topRight: Double
  /// The radius of the bottom right corner, in points.
  public var bottomRight: Double
  /// The radius of the bottom left corner, in points.
  public var bottomLeft: Double

  /// Radii in points; each corner is square when not given.
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at all four corners.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}
