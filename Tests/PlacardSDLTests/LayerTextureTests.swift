import PlacardCanvas
import Testing

@testable import PlacardSDL

@Suite struct LayerTextureTests {
  @Test(arguments: [(1, 1), (2048, 2048), (2049, 2047), (5000, 4100), (1, 200_000)])
  func `BG-03 a layer beyond the texture limit is made up of tiles within it`(width: Int, height: Int) {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)

    let tiles = whole.tiles(ofAtMost: 2048)

    #expect(tiles.allSatisfy { $0.width <= 2048 && $0.height <= 2048 && !$0.isEmpty && whole.contains($0) })
    #expect(tiles.map(\.area).reduce(0, +) == whole.area)
    for (index, tile) in tiles.enumerated() {
      #expect(tiles[(index + 1)...].allSatisfy { $0.intersection(tile).isEmpty })
    }
  }

  @Test func `a layer without extent needs no texture`() {
    #expect(PixelRect.zero.tiles(ofAtMost: 2048).isEmpty)
  }
}
