/// The one place where points become device pixels.
///
/// Layout snaps to it, and the rasteriser rounds by it, so an edge lands on the same pixel wherever it is asked for.
public struct PixelGrid: Sendable, Equatable, Hashable {
  /// Device pixels in a point; at least 1/8, at most 16, whatever was asked for.
  public let scale: Double

  /// A grid of `scale` pixels a point; a scale that is not finite counts as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite ? min(max(scale, 0.125), 16) : 1
  }

  /// The thickness of one device pixel, in points.
  public var hairline: Double { 1 / scale }

  /// `value` moved to the nearest whole device pixel, in points; halves go away from zero.
  public func snap(_ value: Double) -> Double {
    (value * scale).rounded() / scale
  }

  /// `rect` with its four edges moved to whole device pixels.
  public func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.minX)
    let top = snap(rect.minY)
    return Rect(x: left, y: top, width: snap(rect.maxX) - left, height: snap(rect.maxY) - top)
  }

  /// `value` in points as the nearest whole number of device pixels, kept within what any surface can hold.
  package func pixels(_ value: Double) -> Int {
    let pixels = (value * scale).rounded()
    return pixels.isFinite ? Int(min(max(pixels, -Self.limit), Self.limit)) : 0
  }

  /// The device pixels that `rect` covers, edge by edge.
  package func pixels(_ rect: Rect) -> PixelRect {
    let left = pixels(rect.minX)
    let top = pixels(rect.minY)
    return PixelRect(x: left, y: top, width: pixels(rect.maxX) - left, height: pixels(rect.maxY) - top)
  }

  private static let limit = 16_777_216.0
}
