/// The coverage of a run of text in whole pixels, or its colours if it brings its own.
package final class Mask: Sendable {
  /// What a mask's pixels mean.
  package enum Pixels: Sendable {
    /// One byte a pixel: how much of it is covered.
    case coverage([UInt8])
    /// Premultiplied ARGB8888.
    case color([UInt32])
  }

  package let width: Int
  package let height: Int
  /// From the run's origin on the baseline to the left edge, in pixels.
  package let left: Int
  /// From the baseline to the top edge, in pixels; usually negative.
  package let top: Int
  package let pixels: Pixels

  package init(width: Int, height: Int, left: Int, top: Int, pixels: Pixels) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixels = pixels
  }
}

/// Who paints runs of text: SDL2_ttf in the product, anything in a test.
@MainActor package protocol RunMasks: AnyObject {
  /// The mask of `run` at `scale` pixels a point, or nil if it has no ink. Cached by whoever answers.
  func mask(for run: TextRun, scale: Double) -> Mask?
}
