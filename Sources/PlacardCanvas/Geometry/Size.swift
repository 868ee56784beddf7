/// A width and a height, in points.
public struct Size: Sendable, Equatable, Hashable {
  /// The extent to the right, in points.
  public var width: Double
  /// The extent downwards, in points.
  public var height: Double

  /// A size of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
