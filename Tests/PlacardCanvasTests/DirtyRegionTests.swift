import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct DirtyRegionTests {
  private let bounds = PixelRect(x: 0, y: 0, width: 1000, height: 1000)

  private func region(_ rects: PixelRect...) -> DirtyRegion {
    var region = DirtyRegion()
    for rect in rects { region.add(rect, within: bounds) }
    return region
  }

  @Test func `nothing is dirty at first, and empty rectangles add nothing`() {
    #expect(region().isEmpty)
    #expect(region(.zero, PixelRect(x: 5, y: 5, width: -3, height: 8)).isEmpty)
  }

  @Test func `rectangles are cut to the bounds`() {
    let corner = PixelRect(x: 990, y: -5, width: 50, height: 50)

    #expect(region(corner).rects == [PixelRect(x: 990, y: 0, width: 10, height: 45)])
    #expect(region(PixelRect(x: 2000, y: 0, width: 5, height: 5)).isEmpty)
  }

  @Test func `neighbours become one`() {
    let left = PixelRect(x: 0, y: 0, width: 100, height: 40)
    let right = PixelRect(x: 104, y: 0, width: 100, height: 40)

    #expect(region(left, right).rects == [PixelRect(x: 0, y: 0, width: 204, height: 40)])
    #expect(region(left, left).rects == [left])
  }

  @Test func `far ones stay apart`() {
    let left = PixelRect(x: 0, y: 0, width: 100, height: 40)
    let right = PixelRect(x: 600, y: 800, width: 100, height: 40)

    #expect(region(left, right).rects == [left, right])
  }

  @Test func `a cross stays a cross and no pixel is in two rectangles`() {
    let wide = PixelRect(x: 0, y: 480, width: 1000, height: 40)
    let tall = PixelRect(x: 480, y: 0, width: 40, height: 1000)

    let cross = region(wide, tall).rects

    #expect(cross.reduce(0) { $0 + $1.area } == 2 * 40_000 - 1600)
    #expect(cross.count == 3)
  }

  @Test func `however many there are, each pixel is in exactly one or in none too many`() {
    var chance = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      var region = DirtyRegion()
      var expected = Set<Int>()
      let field = PixelRect(x: 0, y: 0, width: 200, height: 200)
      for _ in 0..<Int.random(in: 1...40, using: &chance) {
        let rect = PixelRect(
          x: .random(in: -20...190, using: &chance), y: .random(in: -20...190, using: &chance),
          width: .random(in: 0...60, using: &chance), height: .random(in: 0...60, using: &chance))
        region.add(rect, within: field)
        let inside = rect.intersection(field)
        for y in inside.y..<inside.maxY { for x in inside.x..<inside.maxX { expected.insert(y * 200 + x) } }
      }

      var covered = Set<Int>()
      var doubles = 0
      for rect in region.rects {
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX where !covered.insert(y * 200 + x).inserted { doubles += 1 }
        }
      }

      #expect(doubles == 0)
      #expect(covered.isSuperset(of: expected))
      #expect(region.rects.count <= 33)
    }
  }
}
