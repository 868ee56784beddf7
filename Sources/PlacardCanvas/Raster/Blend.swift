/// The kernels: loops over a row of premultiplied pixels, each exact to the nearest of 255 steps.
///
/// The hot ones run byte by byte, widened to 16 bits, with what varies by pixel spread over four bytes first: that is
/// the form that compilers turn into vector code without being asked. Chunks are small enough to live on the stack.
package enum Blend {
  package typealias Row = UnsafeMutablePointer<UInt32>

  /// Pixels in a chunk; half a KiB of them, so that 16 bits a channel make one KiB.
  private static let chunk = 128

  /// `product` / 255 to the nearest whole number; exact for every product of two bytes.
  @inline(__always)
  static func divided(_ product: UInt16) -> UInt16 {
    let biased = product &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// A byte, four times.
  @inline(__always)
  static func spread(_ byte: UInt32) -> UInt32 {
    let pair = byte | byte &<< 8
    return pair | pair &<< 16
  }

  /// One pixel of two straight colours and what is under them, each with its share of 255.
  @inline(__always)
  static func mixed(
    _ first: UInt32, _ firstShare: UInt32, _ second: UInt32, _ secondShare: UInt32, over under: UInt32
  ) -> UInt32 {
    let mask: UInt32 = 0xFF00FF
    let rest = 255 &- firstShare &- secondShare
    let odd =
      ((first &>> 8) & mask) &* firstShare &+ ((second &>> 8) & mask) &* secondShare
      &+ ((under &>> 8) & mask) &* rest &+ 0x80_0080
    let even = (first & mask) &* firstShare &+ (second & mask) &* secondShare &+ (under & mask) &* rest &+ 0x80_0080
    let oddBytes = (odd &+ ((odd &>> 8) & mask)) & 0xFF00_FF00
    return oddBytes | (((even &+ ((even &>> 8) & mask)) &>> 8) & mask)
  }

  /// `color` over one pixel.
  static func mixed(_ color: Color, over under: UInt32) -> UInt32 {
    mixed(color.opaquePixel, UInt32(color.alpha), 0, 0, over: under)
  }
}

// MARK: - One colour

extension Blend {
  /// Writes `pixel` all over the row.
  @inline(__always)
  package static func fill(_ row: Row, _ count: Int, with pixel: UInt32) {
    row.update(repeating: pixel, count: count)
  }

  /// Lays `color`, of any alpha, over `source` and writes the result to `row`, which may be the same.
  package static func lay(_ color: Color, over source: UnsafePointer<UInt32>, into row: Row, _ count: Int) {
    if color.isOpaque { return fill(row, count, with: color.premultiplied) }
    if color == halfBlack { return halve(source, into: row, count) }
    lay(color, over: source, into: row, count) { source, row, count in
      if source != UnsafePointer(row) { row.update(from: source, count: count) }
    }
  }

  /// The same over pixels that count as opaque, whatever their alpha says; the result is opaque.
  package static func lay(_ color: Color, overOpaque source: UnsafePointer<UInt32>, into row: Row, _ count: Int) {
    if color.isOpaque { return fill(row, count, with: color.premultiplied) }
    if color == halfBlack { return map(source, into: row, count) { (($0 &>> 1) & 0x7F7F_7F7F) | 0xFF00_0000 } }
    lay(color, over: source, into: row, count, copying: copyOpaque)
  }

  /// Copies a chunk and lays `color` over it while it is at hand, chunk by chunk.
  @inline(__always)
  private static func lay(
    _ color: Color, over source: UnsafePointer<UInt32>, into row: Row, _ count: Int,
    copying copy: (UnsafePointer<UInt32>, Row, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 &* chunk) { buffer in
      guard let shares = buffer.baseAddress else { return }
      writeShares(of: color, to: shares, min(count, chunk))
      var done = 0
      while done < count {
        let size = min(chunk, count &- done)
        copy(source + done, row + done, size)
        add(shares, times: 255 &- UInt16(color.alpha), to: row + done, size)
        done &+= size
      }
    }
  }

  private static let halfBlack = Color(red: 0, green: 0, blue: 0, alpha: 128)

  /// Half black has a shortcut that is exact: 127/255 of a byte, to the nearest, is the byte shifted right by one.
  private static func halve(_ source: UnsafePointer<UInt32>, into row: Row, _ count: Int) {
    map(source, into: row, count) { (($0 &>> 1) & 0x7F7F_7F7F) &+ 0x8000_0000 }
  }

  /// What `color` adds to each channel of the sum, with the rounding's bias in it: (sum x 257) >> 16 is then
  /// exactly the sum over 255, and one vector instruction.
  private static func writeShares(of color: Color, to shares: UnsafeMutablePointer<UInt16>, _ count: Int) {
    let alpha = UInt16(color.alpha)
    for index in 0..<count {
      let lane = shares + 4 &* index
      lane[0] = UInt16(color.blue) &* alpha &+ 128
      lane[1] = UInt16(color.green) &* alpha &+ 128
      lane[2] = UInt16(color.red) &* alpha &+ 128
      lane[3] = 255 &* alpha &+ 128
    }
  }

  private static func add(_ shares: UnsafePointer<UInt16>, times rest: UInt16, to row: Row, _ count: Int) {
    row.withMemoryRebound(to: UInt8.self, capacity: count &* 4) { result in
      for index in 0..<(count &* 4) {
        let sum = UInt16(result[index]) &* rest &+ shares[index]
        result[index] = UInt8(truncatingIfNeeded: (UInt32(sum) &* 257) &>> 16)
      }
    }
  }

  /// Lays `color` over the row as far as `coverage` says, a byte a pixel.
  package static func lay(_ color: Color, covering coverage: UnsafePointer<UInt8>, over row: Row, _ count: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 &* chunk) { buffer in
      guard let colors = buffer.baseAddress else { return }
      let alphas = colors + chunk
      colors.update(repeating: color.opaquePixel, count: min(count, chunk))
      let alpha = UInt16(color.alpha)
      var done = 0
      while done < count {
        let size = min(chunk, count &- done)
        for index in 0..<size {
          alphas[index] = spread(UInt32(divided(UInt16(coverage[done &+ index]) &* alpha)))
        }
        mix(colors, alphas, over: row + done, size)
        done &+= size
      }
    }
  }

  private static func mix(
    _ colors: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt32>, over row: Row, _ count: Int
  ) {
    withBytes(colors, alphas, row, count) { color, alphas, result, bytes in
      for index in 0..<bytes {
        let alpha = UInt16(alphas[index])
        let sum = UInt16(color[index]) &* alpha &+ UInt16(result[index]) &* (255 &- alpha)
        result[index] = UInt8(truncatingIfNeeded: divided(sum))
      }
    }
  }

  /// The three rows as bytes.
  @inline(__always)
  static func withBytes(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ result: Row, _ count: Int,
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    let bytes = count &* 4
    first.withMemoryRebound(to: UInt8.self, capacity: bytes) { first in
      second.withMemoryRebound(to: UInt8.self, capacity: bytes) { second in
        result.withMemoryRebound(to: UInt8.self, capacity: bytes) { result in
          body(first, second, result, bytes)
        }
      }
    }
  }
}

// MARK: - Copies

extension Blend {
  /// Copies pixels and makes them opaque; `row` may be `source`.
  package static func copyOpaque(_ source: UnsafePointer<UInt32>, into row: Row, _ count: Int) {
    map(source, into: row, count) { $0 | 0xFF00_0000 }
  }

  /// Writes `change` of every pixel; two loops, since a compiler's vector code wants rows that are apart or the same.
  @inline(__always)
  private static func map(
    _ source: UnsafePointer<UInt32>, into row: Row, _ count: Int, _ change: (UInt32) -> UInt32
  ) {
    if source == UnsafePointer(row) {
      for index in 0..<count { row[index] = change(row[index]) }
    } else {
      for index in 0..<count { row[index] = change(source[index]) }
    }
  }
}

// MARK: - For textures

extension Blend {
  /// Writes straight alpha, as SDL's blending wants it; texels without any alpha take the colour of `edge`, so that
  /// filtering finds no dark rim.
  package static func unpremultiply(
    _ source: UnsafePointer<UInt32>, into row: Row, _ count: Int, edge: Color
  ) {
    let clear = edge.opaquePixel & 0x00FF_FFFF
    for index in 0..<count {
      let pixel = source[index]
      let alpha = pixel &>> 24
      if alpha == 255 {
        row[index] = pixel
      } else if alpha == 0 {
        row[index] = clear
      } else {
        row[index] = straight(pixel, alpha)
      }
    }
  }

  private static func straight(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    let half = alpha &>> 1
    let red = min(255, ((pixel &>> 16 & 255) &* 255 &+ half) / alpha)
    let green = min(255, ((pixel &>> 8 & 255) &* 255 &+ half) / alpha)
    let blue = min(255, ((pixel & 255) &* 255 &+ half) / alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }
}

extension Color {
  /// The colour without its alpha, as an opaque pixel.
  var opaquePixel: UInt32 {
    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
