import PlacardCanvas
import PlacardHarness
import Testing

@Suite struct PixelComparisonTests {
  private let grey = Bitmap(width: 320, height: 240, filledWith: Color(0x808080))

  private func changed(_ change: (inout Bitmap) -> Void) -> Bitmap {
    var bitmap = grey
    change(&bitmap)
    return bitmap
  }

  @Test func `equal pictures match`() {
    let comparison = PixelComparison(expected: grey, actual: grey)

    #expect(comparison.isMatch)
  }

  @Test func `IM-01 a rounding of 1 in every pixel passes only where it is allowed`() {
    let rounded = Bitmap(width: 320, height: 240, filledWith: Color(0x817F80))

    #expect(!PixelComparison(expected: grey, actual: rounded).isMatch)
    #expect(PixelComparison(expected: grey, actual: rounded, tolerance: PixelTolerance(channel: 1)).isMatch)
  }

  @Test func `IM-01 a missing line of one pixel fails`() {
    let missing = changed { bitmap in
      for x in 0..<320 { bitmap.pixels[120 * 320 + x] = 0xFFD4_D4DA }
    }

    let comparison = PixelComparison(expected: missing, actual: grey, tolerance: PixelTolerance(channel: 1))

    #expect(!comparison.isMatch)
    #expect(comparison.summary.hasPrefix("320 pixels differ of 76800 (0.417 %), by 90 of 255 at most, at 0,120;"))
    #expect(comparison.summary.hasSuffix("all within 320x1 at 0,120"))
  }

  @Test func `IM-01 a spot of one in a hundred pixels fails`() {
    let spotted = changed { bitmap in
      for index in 0..<768 { bitmap.pixels[(index / 32 + 10) * 320 + index % 32 + 20] = 0xFFC8_8080 }
    }

    let comparison = PixelComparison(expected: grey, actual: spotted, tolerance: PixelTolerance(channel: 1))

    #expect(!comparison.isMatch)
    #expect(comparison.summary.contains("768 pixels differ of 76800 (1 %), by 72 of 255 at most, at 20,10;"))
    #expect(comparison.summary.hasSuffix("all within 32x24 at 20,10"))
  }

  @Test func `IM-02 another size is named before any pixel`() {
    let taller = Bitmap(width: 320, height: 241, filledWith: Color(0x808080))

    let comparison = PixelComparison(expected: grey, actual: taller, tolerance: PixelTolerance(channel: 255))

    #expect(comparison.summary == "the expected picture is 320x240 pixels, the actual one 320x241")
    #expect(!comparison.isMatch)
    #expect(comparison.difference.height == 241)
  }

  @Test func `the same number of pixels in another shape does not match`() {
    let first = Bitmap(width: 2, height: 3, filledWith: .white)
    let second = Bitmap(width: 3, height: 2, filledWith: .white)

    #expect(!PixelComparison(expected: first, actual: second).isMatch)
  }

  @Test func `pictures without a pixel do not match`() {
    let nothing = Bitmap(width: 0, height: 0, pixels: [])

    #expect(!PixelComparison(expected: nothing, actual: nothing).isMatch)
  }

  @Test func `alpha counts`() {
    let clear = Bitmap(width: 1, height: 1, pixels: [0xFE00_0000])
    let opaque = Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])

    let comparison = PixelComparison(expected: opaque, actual: clear)

    #expect(comparison.summary.hasPrefix("1 pixel differs of 1 (100 %), by 1 of 255 at most, at 0,0;"))
  }

  @Test func `a number of pixels may be overlooked`() {
    let spotted = changed { $0.pixels[5] = 0 }

    #expect(PixelComparison(expected: grey, actual: spotted, tolerance: PixelTolerance(count: 1)).isMatch)
    #expect(!PixelComparison(expected: grey, actual: spotted, tolerance: PixelTolerance(channel: 254)).isMatch)
  }

  @Test func `the difference shows what differs in red over a faint picture`() {
    let spotted = changed { $0.pixels[5] = 0xFFFF_FFFF }

    let picture = PixelComparison(expected: grey, actual: spotted).difference

    #expect(picture.pixels[5] == 0xFFFF_0000)
    #expect(picture.pixels[6] == 0xFFE0_E0E0)
  }
}
