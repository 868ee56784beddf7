import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct RoundedShapeTests {
  /// How much of pixel `x`, `y` a rounded rectangle of `width` by `height` pixels at zero covers, in 255 steps.
  private func reference(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Double) -> Int {
    let radius = min(radius, Double(min(width, height)) / 2)
    guard radius > 0 else { return 255 }
    let middleX = min(max(Double(x) + 0.5, radius), Double(width) - radius)
    let middleY = min(max(Double(y) + 0.5, radius), Double(height) - radius)
    let (dx, dy) = (Double(x) + 0.5 - middleX, Double(y) + 0.5 - middleY)
    let distance = (dx * dx + dy * dy).squareRoot()
    return Int((min(max(radius - distance + 0.5, 0), 1) * 255).rounded())
  }

  @Test(arguments: [1.0, 1.5, 2.0]) func `corners of every radius are exact at every scale`(scale: Double) {
    for radius in 0...40 {
      let rect = Rect(x: 0, y: 0, width: 60, height: 48)
      let bitmap = raster(
        .shape(rect, CornerRadii(Double(radius)), fill: .white, border: nil), 60, 48, scale: scale)

      let wrong = bitmap.places.filter { x, y in
        bitmap[x, y].alpha != reference(x, y, bitmap.width, bitmap.height, radius: Double(radius) * scale)
      }

      #expect(wrong.isEmpty, "radius \(radius)")
    }
  }

  @Test func `an odd side with round ends covers its middle once`() {
    let bitmap = raster(
      .shape(Rect(x: 0, y: 0, width: 5, height: 5), CornerRadii(40), fill: .black, border: nil), 5, 5)

    #expect(bitmap[2, 2].alpha == 255)
    #expect(bitmap[2, 0].alpha == 255)
    #expect(bitmap[0, 0].alpha == reference(0, 0, 5, 5, radius: 2.5))
    #expect(bitmap[0, 0] == Bitmap.grey(0, alpha: bitmap[4, 4].alpha))
  }

  @Test func `each corner has its own radius`() {
    let radii = CornerRadii(topLeft: 0, topRight: 4, bottomRight: 8, bottomLeft: 12)
    let bitmap = raster(.shape(Rect(x: 0, y: 0, width: 40, height: 40), radii, fill: .white, border: nil), 40, 40)

    #expect(bitmap[0, 0].alpha == 255)
    #expect(bitmap[39, 0].alpha == reference(39, 0, 40, 40, radius: 4))
    #expect(bitmap[38, 37].alpha == reference(38, 37, 40, 40, radius: 8))
    #expect(bitmap[1, 36].alpha == reference(1, 36, 40, 40, radius: 12))
  }

  @Test(arguments: [1, 51, 128, 204]) func `a translucent shape paints no pixel twice`(alpha: Int) {
    let color = Color(red: 90, green: 90, blue: 90, alpha: UInt8(alpha))
    let rect = Rect(x: 0, y: 0, width: 33, height: 27)
    let bitmap = raster(.shape(rect, CornerRadii(9), fill: color, border: nil), 33, 27)

    let wrong = bitmap.places.filter { x, y in
      bitmap[x, y].alpha != (reference(x, y, 33, 27, radius: 9) * alpha + 127) / 255
    }

    #expect(wrong.isEmpty)
  }

  @Test func `a translucent fill under a translucent border shows each by itself`() {
    let fill = Color(red: 255, green: 0, blue: 0, alpha: 128)
    let line = Color(red: 0, green: 0, blue: 255, alpha: 64)
    let bitmap = raster(
      .shape(
        Rect(x: 0, y: 0, width: 30, height: 20), CornerRadii(6), fill: fill, border: Border(width: 2, color: line)),
      30, 20)

    #expect(bitmap[15, 10] == fill.premultiplied)
    #expect(bitmap[15, 0] == line.premultiplied)
    #expect(bitmap[15, 1] == line.premultiplied)
    #expect(bitmap[15, 2] == fill.premultiplied)
    #expect(bitmap[0, 10] == line.premultiplied)
    #expect(bitmap[28, 10] == line.premultiplied)
    #expect(bitmap[15, 18] == line.premultiplied)
    #expect(bitmap.pixels.allSatisfy { $0.alpha <= 128 })
  }

  @Test func `a border follows the corner inside the edge`() {
    let bitmap = raster(
      .shape(
        Rect(x: 0, y: 0, width: 40, height: 40), CornerRadii(10), fill: .white,
        border: Border(width: 3, color: .black)),
      40, 40)

    for y in 0..<10 {
      for x in 0..<10 {
        let outer = reference(x, y, 40, 40, radius: 10)
        let inner = x < 3 || y < 3 ? 0 : reference(x - 3, y - 3, 34, 34, radius: 7)
        #expect(bitmap[x, y].alpha == outer)
        #expect(bitmap[x, y].red == inner)
      }
    }
  }

  @Test func `a border alone leaves what is within`() {
    let border = Border(width: 1, color: .black)
    let bitmap = raster(
      .shape(Rect(x: 2, y: 2, width: 10, height: 10), CornerRadii(), fill: .clear, border: border), 14, 14,
      over: .white)

    #expect(bitmap.pixels.filter { $0 == 0xFF00_0000 }.count == 36)
    #expect(bitmap[7, 7] == 0xFFFF_FFFF)
    #expect(bitmap[1, 1] == 0xFFFF_FFFF)
  }

  @Test func `a border thicker than the shape is all there is`() {
    let bitmap = raster(
      .shape(
        Rect(x: 0, y: 0, width: 5, height: 9), CornerRadii(1), fill: .white, border: Border(width: 50, color: .black)),
      5, 9)

    #expect(bitmap[2, 4] == 0xFF00_0000)
    #expect(bitmap.pixels.allSatisfy { $0.red == 0 })
  }

  @Test(arguments: [0.5, 1.0, 1.25, 1.5, 2.0, 3.0]) func `a hairline is one pixel at every scale`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let line = grid.snap(Rect(x: 0, y: 10.3, width: 20, height: grid.hairline))
    let filled = raster(.shape(line, CornerRadii(), fill: .black, border: nil), 20, 20, scale: scale)
    let framed = raster(
      .shape(
        Rect(x: 0, y: 0, width: 20, height: 20), CornerRadii(), fill: .white,
        border: Border(width: grid.hairline, color: .black)), 20, 20, scale: scale)

    let middle = filled.width / 2
    #expect((0..<filled.height).filter { filled[middle, $0] == 0xFF00_0000 }.count == 1)
    #expect((0..<framed.height).filter { framed[middle, $0] == 0xFF00_0000 }.count == 2)
    #expect(filled.pixels.allSatisfy { $0.alpha == 0 || $0.alpha == 255 })
  }

  @Test func `a clip cuts without changing what is left`() {
    let command = DrawCommand.shape(
      Rect(x: 0, y: 0, width: 30, height: 30), CornerRadii(12), fill: Color(0x123456, opacity: 0.7),
      border: Border(width: 2, color: .black))
    let whole = raster(command, 30, 30)
    let cut = raster(command, 30, 30, clip: Rect(x: 3, y: 5, width: 11, height: 17))

    let wrong = cut.places.filter { x, y in
      let isInside = (3..<14).contains(x) && (5..<22).contains(y)
      return cut[x, y] != (isInside ? whole[x, y] : 0)
    }

    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: 3, y: 3, width: -4, height: 9),
    Rect(x: -1e300, y: 0, width: 1e300, height: .infinity), Rect(x: .nan, y: 0, width: 5, height: 5),
    Rect(x: 100, y: 100, width: 5, height: 5),
  ])
  func `senseless rectangles are harmless`(rect: Rect) {
    let bitmap = raster(
      .shape(rect, CornerRadii(-3), fill: .black, border: Border(width: -1, color: .white)), 8, 8)

    #expect(bitmap.pixels.count == 64)
  }
}
