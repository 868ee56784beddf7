import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct CoverageShapeTests {
  private let info = CoverageShape(parts: [
    .init(.disc(center: Point(x: 12, y: 12), radius: 11)),
    .init(.disc(center: Point(x: 12, y: 6.9), radius: 1.45), clears: true),
    .init(.stroke([Point(x: 12, y: 11), Point(x: 12, y: 17.4)], width: 2.5, isClosed: false), clears: true),
  ])

  private func draw(_ shape: CoverageShape, side: Double = 24, scale: Double = 1) -> Bitmap {
    raster(.coverage(shape, Rect(x: 0, y: 0, width: side, height: side), .black), side, side, scale: scale)
  }

  @Test(arguments: [(24.0, 1.0), (40, 1), (40, 1.5), (72, 2)])
  func `a disc is exact to its edge`(side: Double, scale: Double) {
    let disc = CoverageShape(parts: [.init(.disc(center: Point(x: 12, y: 12), radius: 11))])
    let bitmap = draw(disc, side: side, scale: scale)
    let pixels = Double(bitmap.width)

    let wrong = bitmap.places.filter { x, y in
      let (dx, dy) = (Double(x) + 0.5 - pixels / 2, Double(y) + 0.5 - pixels / 2)
      let covered = pixels * 11 / 24 - (dx * dx + dy * dy).squareRoot() + 0.5
      return abs(Double(bitmap[x, y].alpha) - min(max(covered, 0), 1) * 255) > 0.51
    }

    #expect(wrong.isEmpty)
  }

  @Test func `a part that clears cuts its sign out`() {
    let bitmap = draw(info)

    #expect(bitmap[12, 14].alpha == 0)
    #expect(bitmap[12, 6].alpha == 0)
    #expect(bitmap[6, 12].alpha == 255)
    #expect(bitmap[0, 0].alpha == 0)
  }

  @Test func `a stroke has round ends`() {
    let bitmap = draw(
      CoverageShape(parts: [
        .init(.stroke([Point(x: 8, y: 12), Point(x: 16, y: 12)], width: 6, isClosed: false))
      ]), side: 240)

    #expect(bitmap[120, 91].alpha == 255)
    #expect(bitmap[120, 88].alpha == 0)
    #expect(bitmap[52, 120].alpha == 255)
    #expect(bitmap[52, 95].alpha == 0)
    #expect(bitmap[48, 120].alpha == 0)
  }

  @Test func `a closed stroke joins its last point to its first`() {
    let corners = [Point(x: 4, y: 4), Point(x: 20, y: 4), Point(x: 20, y: 20), Point(x: 4, y: 20)]
    let open = draw(CoverageShape(parts: [.init(.stroke(corners, width: 2, isClosed: false))]))
    let closed = draw(CoverageShape(parts: [.init(.stroke(corners, width: 2, isClosed: true))]))

    #expect(open[3, 12].alpha == 0)
    #expect(closed[3, 12].alpha == 255)
    #expect(closed[12, 12].alpha == 0)
  }

  @Test func `a polygon is filled, grown by its outline, and hollow where it is concave`() {
    let arrow = [Point(x: 4, y: 4), Point(x: 12, y: 12), Point(x: 20, y: 4), Point(x: 12, y: 20)]
    let bare = draw(CoverageShape(parts: [.init(.polygon(arrow, outline: 0))]), side: 240)
    let grown = draw(CoverageShape(parts: [.init(.polygon(arrow, outline: 2))]), side: 240)

    #expect(bare[120, 160].alpha == 255)
    #expect(bare[120, 80].alpha == 0)
    #expect(bare[120, 205].alpha == 0)
    #expect(grown[120, 205].alpha == 255)
    #expect(grown[120, 212].alpha == 0)
  }

  @Test func `an arc goes clockwise and ends round`() {
    let arc = CoverageShape.Element.arc(
      center: Point(x: 12, y: 12), radius: 8, from: 180, to: 405, width: 2)
    let bitmap = draw(CoverageShape(parts: [.init(arc)]), side: 240)

    #expect(bitmap[120, 40].alpha == 255)
    #expect(bitmap[200, 120].alpha == 255)
    #expect(bitmap[120, 200].alpha == 0)
    #expect(bitmap[40, 127].alpha == 255)
    #expect(bitmap[40, 132].alpha == 0)
    #expect(bitmap[176, 176].alpha == 255)
  }

  @Test func `a whole circle has no gap`() {
    let ring = CoverageShape.Element.arc(center: Point(x: 12, y: 12), radius: 8, from: -90, to: 270, width: 2)
    let bitmap = draw(CoverageShape(parts: [.init(ring)]), side: 240)

    for place in [(120, 40), (120, 200), (40, 120), (200, 120)] { #expect(bitmap[place.0, place.1].alpha == 255) }
  }

  @Test func `a rounded rectangle is one`() {
    let bar = CoverageShape.Element.roundedRect(Rect(x: 2, y: 8, width: 20, height: 8), radius: 4)
    let bitmap = draw(CoverageShape(parts: [.init(bar)]), side: 240)

    #expect(bitmap[120, 81].alpha == 255)
    #expect(bitmap[120, 79].alpha == 0)
    #expect(bitmap[22, 120].alpha == 255)
    #expect(bitmap[24, 84].alpha == 0)
  }

  @Test func `an icon stands in the middle of a rectangle that is not square`() {
    let bitmap = raster(.coverage(info, Rect(x: 0, y: 0, width: 44, height: 24), .black), 44, 24)
    let square = draw(info)

    #expect(bitmap[9, 12].alpha == 0)
    for x in 0..<24 { #expect(bitmap[10 + x, 12] == square[x, 12]) }
  }

  @Test func `an icon takes its colour's alpha`() {
    let bitmap = raster(
      .coverage(info, Rect(x: 0, y: 0, width: 24, height: 24), Color(0xFF0000, opacity: 0.5)), 24, 24)

    #expect(bitmap[6, 12] == Color(0xFF0000, opacity: 0.5).premultiplied)
  }

  @Test func `equal drawings have equal fingerprints and others do not`() {
    let points = [Point(x: 1, y: 2), Point(x: 3, y: 4)]
    let line = CoverageShape(parts: [.init(.stroke(points, width: 2, isClosed: false))])
    let loop = CoverageShape(parts: [.init(.stroke(points, width: 2, isClosed: true))])
    let hole = CoverageShape(parts: [.init(.stroke(points, width: 2, isClosed: false), clears: true)])

    #expect(line.fingerprint == CoverageShape(parts: line.parts).fingerprint)
    #expect(Set([line.fingerprint, loop.fingerprint, hole.fingerprint]).count == 3)
  }

  @Test func `empty drawings and sides are harmless`() {
    #expect(draw(CoverageShape(parts: [])).pixels.allSatisfy { $0 == 0 })
    #expect(draw(CoverageShape(gridSize: 0, parts: info.parts)).pixels.allSatisfy { $0 == 0 })
    #expect(draw(info, side: 0).pixels.isEmpty)
    #expect(draw(CoverageShape(parts: [.init(.polygon([], outline: 1))])).pixels.allSatisfy { $0 == 0 })
  }
}
