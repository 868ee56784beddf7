// Layers over what is under them: premultiplied pixels over pixels, and the filters of a layer that is scaled.

extension Blend {
  /// Pixels that are looked at before they are blended: most such pieces of a layer are all opaque, or all clear.
  private static let piece = 64

  /// Lays premultiplied `source`, faded to `opacity`, over the row; the two are added up before the one rounding.
  package static func lay(_ source: UnsafePointer<UInt32>, opacity: UInt8, over row: Row, _ count: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: piece) { buffer in
      guard let rests = buffer.baseAddress else { return }
      var done = 0
      while done < count {
        let size = min(piece, count &- done)
        layPiece(source + done, opacity: opacity, over: row + done, size, rests)
        done &+= size
      }
    }
  }

  @inline(__always)
  private static func layPiece(
    _ source: UnsafePointer<UInt32>, opacity: UInt8, over row: Row, _ count: Int, _ rests: Row
  ) {
    var (common, any): (UInt32, UInt32) = (.max, 0)
    for index in 0..<count {
      common &= source[index]
      any |= source[index]
    }
    guard any != 0 else { return }
    let isOpaque = common >= 0xFF00_0000
    switch (isOpaque, opacity) {
    case (true, 255): row.update(from: source, count: count)
    case (true, _): add(source, times: UInt16(opacity), to: row, count)
    case (false, 255):
      for index in 0..<count { rests[index] = spread(~source[index] &>> 24) }
      add(source, to: row, times: rests, count)
    case (false, _):
      for index in 0..<count {
        let alpha = (source[index] &>> 24) &* UInt32(opacity) &+ 128
        rests[index] = spread(255 &- ((alpha &+ (alpha &>> 8)) &>> 8))
      }
      add(source, times: UInt16(opacity), to: row, times: rests, count)
    }
  }

  /// Opaque pixels, faded.
  private static func add(_ source: UnsafePointer<UInt32>, times opacity: UInt16, to row: Row, _ count: Int) {
    let rest = 255 &- opacity
    withBytes(source, source, row, count) { source, _, result, bytes in
      for index in 0..<bytes {
        let sum = UInt16(source[index]) &* opacity &+ UInt16(result[index]) &* rest
        result[index] = UInt8(truncatingIfNeeded: divided(sum))
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<UInt32>, to row: Row, times rests: UnsafePointer<UInt32>, _ count: Int
  ) {
    withBytes(source, rests, row, count) { source, rests, result, bytes in
      for index in 0..<bytes {
        let under = divided(UInt16(result[index]) &* UInt16(rests[index]))
        result[index] = source[index] &+ UInt8(truncatingIfNeeded: under)
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<UInt32>, times opacity: UInt16, to row: Row, times rests: UnsafePointer<UInt32>,
    _ count: Int
  ) {
    withBytes(source, rests, row, count) { source, rests, result, bytes in
      for index in 0..<bytes {
        let sum = UInt16(source[index]) &* opacity &+ UInt16(result[index]) &* UInt16(rests[index])
        result[index] = UInt8(truncatingIfNeeded: divided(sum))
      }
    }
  }

  /// Mixes two rows, `weight` of 256 parts of the second one.
  static func mix(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, weight: UInt16, into row: Row, _ count: Int
  ) {
    let rest = 256 &- weight
    withBytes(first, second, row, count) { first, second, result, bytes in
      for index in 0..<bytes {
        let sum = UInt16(first[index]) &* rest &+ UInt16(second[index]) &* weight &+ 128
        result[index] = UInt8(truncatingIfNeeded: sum &>> 8)
      }
    }
  }

  /// Mixes each pixel with the one to its right, as many of 256 parts of that as its weight says, a byte four times.
  static func mixNeighbours(
    _ source: UnsafePointer<UInt32>, weights: UnsafePointer<UInt32>, into row: Row, _ count: Int
  ) {
    withBytes(source, weights, row, count) { source, weights, result, bytes in
      let right = source + 4
      for index in 0..<bytes {
        let weight = UInt16(weights[index])
        let sum = UInt16(source[index]) &* (256 &- weight) &+ UInt16(right[index]) &* weight &+ 128
        result[index] = UInt8(truncatingIfNeeded: sum &>> 8)
      }
    }
  }
}
