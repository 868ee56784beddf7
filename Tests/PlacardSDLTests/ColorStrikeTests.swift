import CSDL
import PlacardCanvas
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) struct ColorStrikeTests {
  @Test func `half the size is the mean of four pixels`() throws {
    let strike = try makeStrike(width: 4, height: 2) { x, y in x < 2 ? 0xFF80_4020 : (y == 0 ? 0 : 0x8000_0080) }

    let mask = try #require(strike.mask(scaledBy: 0.5))

    #expect(mask.colors == [0xFF80_4020, 0x4000_0040])
    #expect([mask.width, mask.height, mask.left, mask.top] == [2, 1, 0, -1])
  }

  @Test(arguments: [0.11, 0.156, 0.3, 0.75, 1.4])
  func `a plain field stays plain inside at any size`(factor: Double) throws {
    let strike = try makeStrike(width: 136, height: 128) { _, _ in 0xFF12_3456 }

    let mask = try #require(strike.mask(scaledBy: factor))
    let inner = mask.colors[mask.height / 2 * mask.width + mask.width / 2]

    #expect(inner == 0xFF12_3456)
    #expect(abs(Double(mask.width) - 136 * factor) < 2)
    #expect(mask.colors.allSatisfy { $0 >> 16 & 255 <= $0 >> 24 })
  }

  @Test func `at its own size a strike is left alone`() throws {
    let strike = try makeStrike(width: 3, height: 2) { x, y in UInt32(x + y * 3) << 24 }

    #expect(try #require(strike.mask(scaledBy: 1)).colors == (0..<6).map { UInt32($0) << 24 })
  }

  private func makeStrike(width: Int, height: Int, _ color: (Int, Int) -> UInt32) throws -> ColorStrike {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    defer { SDL_FreeSurface(surface) }
    for y in 0..<height {
      let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
      for x in 0..<width { row.storeBytes(of: color(x, y), toByteOffset: x * 4, as: UInt32.self) }
    }
    let ink = PixelRect(x: 0, y: 0, width: width, height: height)
    return try #require(ColorStrike(surface.pointee, ink: ink, left: 0, top: -height))
  }
}

extension Mask {
  var colors: [UInt32] {
    guard case .color(let pixels) = pixels else { return [] }
    return pixels
  }
}
