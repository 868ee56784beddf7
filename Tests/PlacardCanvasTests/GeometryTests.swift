import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct GeometryTests {
  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0]) func `what is snapped stays where it is`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for value in stride(from: -3.0, through: 3, by: 0.07) {
      let snapped = grid.snap(value)

      #expect(abs(snapped - value) <= 0.5 / scale + 1e-9)
      #expect(grid.pixels(snapped) == grid.pixels(value))
      #expect(grid.snap(snapped) == snapped)
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2.0, 3.0]) func `rectangles that touch in points touch in pixels`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let left = grid.pixels(Rect(x: 0.3, y: 0, width: 10.1, height: 4))
    let right = grid.pixels(Rect(x: 10.4, y: 0, width: 7.7, height: 4))

    #expect(left.maxX == right.x)
  }

  @Test func `senseless numbers stay within what any surface can hold`() {
    let grid = PixelGrid(scale: .nan)

    #expect(grid.scale == 1)
    #expect(grid.pixels(.nan) == 0)
    #expect(grid.pixels(.infinity) == 0)
    #expect(grid.pixels(1e300) == 16_777_216)
    #expect(PixelGrid(scale: 0).scale == 0.125)
    #expect(PixelGrid(scale: 1e9).scale == 16)
  }

  @Test func `rectangles meet, join and shrink without ever turning inside out`() {
    let rect = Rect(x: 10, y: 10, width: 20, height: 10)

    #expect(rect.intersection(Rect(x: 25, y: 0, width: 50, height: 15)) == Rect(x: 25, y: 10, width: 5, height: 5))
    #expect(rect.intersection(Rect(x: 50, y: 50, width: 5, height: 5)).isEmpty)
    #expect(rect.union(.zero) == rect)
    #expect(rect.union(Rect(x: 0, y: 12, width: 5, height: 30)) == Rect(x: 0, y: 10, width: 30, height: 32))
    #expect(rect.inset(by: 30) == Rect(x: 40, y: 40, width: 0, height: 0))
    #expect(rect.contains(Point(x: 10, y: 10)))
    #expect(!rect.contains(Point(x: 30, y: 15)))
  }

  @Test func `pixel rectangles count their pixels`() {
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 4)

    #expect(rect.area == 12)
    #expect(PixelRect(x: 0, y: 0, width: -5, height: 4).area == 0)
    #expect(rect.intersection(PixelRect(x: 3, y: 0, width: 9, height: 3)) == PixelRect(x: 3, y: 2, width: 1, height: 1))
    #expect(rect.offset(x: 5, y: -2).maxY == 4)
  }

  @Test func `colours are premultiplied to the nearest and read as hexadecimal`() {
    #expect(Color(0xFF8040, opacity: 0.5).premultiplied == 0x8080_4020)
    #expect(Color(0x0062D2).premultiplied == 0xFF00_62D2)
    #expect(Color.clear.premultiplied == 0)
    #expect(Color(0x0062D2).description == "#0062D2")
    #expect(Color(0x0062D2, opacity: 0.5).description == "#0062D280")
    #expect(Color(0xFFFFFF, opacity: .nan).alpha == 0)
    #expect(Color(0xFFFFFF, opacity: 7).alpha == 255)
    #expect(Color(0xFFFFFF, opacity: 0.5).faded(to: 0.5).alpha == 64)
  }
}
