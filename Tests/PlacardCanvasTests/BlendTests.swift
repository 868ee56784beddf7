import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct BlendTests {
  /// `color` laid over every grey, of which each stands for one byte.
  private func greys(under color: Color, alpha: Int = 255) -> [UInt32] {
    var row = (0..<256).map { Bitmap.grey($0, alpha: alpha) }
    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.lay(color, over: base, into: base, row.count)
    }
    return row
  }

  private func exact(_ over: Int, _ under: Int, _ alpha: Int) -> Int {
    (over * alpha + under * (255 - alpha) + 127) / 255
  }

  @Test func `every alpha of every grey is exact to the nearest`() {
    for alpha in 0...255 {
      let row = greys(under: Color(red: 10, green: 200, blue: 255, alpha: UInt8(alpha)))

      let expected = (0...255).map {
        pixel(alpha: 255, red: exact(10, $0, alpha), green: exact(200, $0, alpha), blue: exact(255, $0, alpha))
      }
      #expect(row == expected)
    }
  }

  @Test func `half black is as exact as any other colour`() {
    let row = greys(under: Color(red: 0, green: 0, blue: 0, alpha: 128))

    #expect(row == (0...255).map { Bitmap.grey(exact(0, $0, 128), alpha: 255) })
  }

  @Test func `half black over what is half clear adds the alphas`() {
    let row = greys(under: Color(red: 0, green: 0, blue: 0, alpha: 128), alpha: 100)

    #expect(row[80] == Bitmap.grey(40, alpha: exact(255, 100, 128)))
  }

  @Test func `RD-07: the backdrop over white is 126 to 129 in all channels alike`() {
    let pixel = greys(under: Color(0x000000, opacity: 0.5))[255]

    #expect((126...129).contains(pixel.red))
    #expect(pixel == Bitmap.grey(pixel.red, alpha: 255))
  }

  @Test func `a colour laid over another row leaves that row alone`() {
    let source = [UInt32](repeating: 0xFFFF_FFFF, count: 300)
    var row = [UInt32](repeating: 0, count: 300)

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.lay(Color(0x336699, opacity: 0.25), over: source, into: base, 300)
    }

    #expect(Set(row).count == 1)
    let mixed = (red: exact(0x33, 255, 64), green: exact(0x66, 255, 64), blue: exact(0x99, 255, 64))
    #expect(row[299] == pixel(alpha: 255, red: mixed.red, green: mixed.green, blue: mixed.blue))
    #expect(source.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test(arguments: [0, 1, 64, 128, 254, 255]) func `a mask mixes by coverage times alpha`(alpha: Int) {
    let coverage = (0..<256).map { UInt8($0) }
    var row = [UInt32](repeating: 0xFF20_4060, count: 256)

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.lay(
        Color(red: 250, green: 0, blue: 130, alpha: UInt8(alpha)), covering: coverage, over: base, row.count)
    }

    let expected = (0...255).map { place in
      let share = (place * alpha + 127) / 255
      return pixel(
        alpha: 255, red: exact(250, 0x20, share), green: exact(0, 0x40, share), blue: exact(130, 0x60, share))
    }
    #expect(row == expected)
  }

  @Test(arguments: [0, 1, 100, 128, 254, 255]) func `premultiplied pixels fade and stay premultiplied`(opacity: Int) {
    let source = (0..<256).map { pixel(alpha: $0, red: $0, green: $0 / 2, blue: 0) }
    var row = [UInt32](repeating: 0xFF80_FF00, count: 256)

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.lay(source, opacity: UInt8(opacity), over: base, row.count)
    }

    let expected = (0...255).map { alpha in
      let rest = 255 - (alpha * opacity + 127) / 255
      return pixel(
        alpha: 255, red: (alpha * opacity + 0x80 * rest + 127) / 255,
        green: (alpha / 2 * opacity + 0xFF * rest + 127) / 255, blue: 0)
    }
    #expect(row == expected)
  }

  @Test func `clear pixels change nothing and opaque ones replace all`() {
    var row: [UInt32] = [0x1234_5678, 0x1234_5678]

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.lay([0, 0xFFAB_CDEF], opacity: 255, over: base, 2)
    }

    #expect(row == [0x1234_5678, 0xFFAB_CDEF])
  }

  @Test func `an opaque copy has alpha 255`() {
    var row = [UInt32](repeating: 0, count: 3)

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.copyOpaque([0x0011_2233, 0xFF44_5566, 0x8077_8899], into: base, 3)
    }

    #expect(row == [0xFF11_2233, 0xFF44_5566, 0xFF77_8899])
  }

  @Test func `straight alpha multiplies back to the same pixel`() {
    let source = (0..<256).map { pixel(alpha: $0, red: $0, green: $0 / 3, blue: 0) }
    var row = [UInt32](repeating: 0, count: 256)

    row.withUnsafeMutableBufferPointer { row in
      guard let base = row.baseAddress else { return }
      Blend.unpremultiply(source, into: base, row.count, edge: Color(0xABCDEF))
    }

    #expect(row[0] == 0x00AB_CDEF)
    let back = row.map { straight in
      pixel(alpha: straight.alpha, red: straight.alpha, green: (straight.green * straight.alpha + 127) / 255, blue: 0)
    }
    #expect(back == source)
    #expect(row[1...].allSatisfy { $0.red == 255 })
  }
}
