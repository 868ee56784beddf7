import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct LinesTests {
  @Test func `a hairline is one device pixel at every scale`() {
    for scale in [1, 1.25, 1.5, 2, 3] {
      let grid = PixelGrid(scale: scale)
      #expect(LineWidth.devicePixel.points(on: grid) == 1 / scale)
    }
  }

  @Test func `a line of points is a whole number of pixels and at least one`() {
    #expect(LineWidth.points(3).points(on: PixelGrid(scale: 1.25)) == 4 / 1.25)
    #expect(LineWidth.points(1).points(on: PixelGrid(scale: 0.25)) == 4)
    #expect(LineWidth.points(0).points(on: PixelGrid(scale: 1)) == 0)
    #expect(LineWidth.none.points(on: PixelGrid(scale: 1)) == 0)
  }

  @Test func `high contrast has strong lines and no shadow`() {
    let lines = Lines.highContrast
    let grid = PixelGrid(scale: 1)

    #expect(lines.shadow == nil)
    #expect(lines.cardBorder.points(on: grid) == 3)
    #expect(lines.hairline.points(on: grid) == 2)
    #expect(lines.ring.points(on: grid) == 4)
  }

  @Test func `the shadow is LOOK's, deeper on dark`() {
    #expect(Lines.standard.shadow == Shadow(offset: Point(x: 0, y: 8), blur: 24, color: Color(0, opacity: 0.28)))
    #expect(Lines.dark.shadow?.color == Color(0, opacity: 0.45))
  }
}
