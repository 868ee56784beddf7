/// Somebody's pixels to draw into or to read from: premultiplied ARGB8888 in memory that the target does not own.
///
/// It is valid only as long as its owner says: inside a closure, between a lock and an unlock, until the next update.
package struct PixelTarget {
  package let base: UnsafeMutablePointer<UInt32>
  package let width: Int
  package let height: Int
  /// From one row to the next, in pixels.
  package let stride: Int

  package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(width >= 0 && height >= 0 && stride >= width, "A target's rows are at least as long as its width.")
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Where the pixel at `x`, `y` lies; both must be inside.
  @inline(__always)
  package func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y &* stride &+ x)
  }
}

extension Bitmap {
  /// Lends the pixels as a target for the time of `body`.
  package mutating func withPixelTarget<Result>(_ body: (PixelTarget) -> Result) -> Result? {
    let (width, height) = (width, height)
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return body(PixelTarget(base: base, width: width, height: height, stride: width))
    }
  }
}
