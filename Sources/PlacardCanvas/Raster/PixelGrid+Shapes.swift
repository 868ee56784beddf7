/// How the numbers of a shape become pixels.
extension PixelGrid {
  /// The thickness of a line in whole pixels: at least one, unless there is no line.
  func lineWidth(_ width: Double) -> Int {
    width > 0 ? max(1, pixels(width)) : 0
  }

  /// A radius in pixels, not rounded, but never more than half of the shorter side.
  func radius(_ radius: Double, in rect: PixelRect) -> Double {
    let most = Double(min(rect.width, rect.height)) / 2
    let pixels = radius * scale
    return pixels > 0 ? min(pixels, most) : 0
  }
}
