public import PlacardCanvas

extension PixelComparison {
  /// The actual picture, faint, with everything that differs in red, and in blue what only one of the two covers.
  public var difference: Bitmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var picture = Bitmap(width: width, height: height, filledWith: Color(0x3060FF))
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let before = expected.pixels[y * expected.width + x]
        let after = actual.pixels[y * actual.width + x]
        picture.pixels[y * width + x] = before == after ? Self.faint(after) : Color(0xFF0000).premultiplied
      }
    }
    return picture
  }

  /// A pixel at a quarter of its strength, over white.
  private static func faint(_ pixel: UInt32) -> UInt32 {
    let quarter = (pixel >> 2) & 0x003F_3F3F
    return 0xFFC0_C0C0 &+ quarter
  }
}
