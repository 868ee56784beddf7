import PlacardCanvas

/// The pixels in which two pictures of one size differ.
struct PixelDifference: Sendable, Equatable {
  /// How many there are, and of how many.
  private(set) var count = 0
  let total: Int
  /// The largest difference of a channel, and where it is.
  private(set) var largest = 0
  private(set) var largestX = 0
  private(set) var largestY = 0
  /// The smallest rectangle around all of them.
  private(set) var box = PixelRect.zero

  init(_ expected: Bitmap, _ actual: Bitmap, overlooking limit: Int) {
    total = expected.pixels.count
    let width = expected.width
    expected.pixels.withUnsafeBufferPointer { expected in
      actual.pixels.withUnsafeBufferPointer { actual in
        for index in 0..<expected.count where expected[index] != actual[index] {
          let delta = Self.delta(expected[index], actual[index])
          if delta > limit { note(delta, x: index % width, y: index / width) }
        }
      }
    }
  }

  var summary: String {
    let share = Double(count) * 100 / Double(total)
    let pixels = count == 1 ? "1 pixel differs" : "\(count) pixels differ"
    return "\(pixels) of \(total) (\(share.brief) %), by \(largest) of 255 at most, at \(largestX),\(largestY); "
      + "all within \(box.width)x\(box.height) at \(box.x),\(box.y)"
  }

  private mutating func note(_ delta: Int, x: Int, y: Int) {
    count += 1
    box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
    if delta > largest {
      largest = delta
      largestX = x
      largestY = y
    }
  }

  /// The largest difference of the four channels of two pixels.
  static func delta(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int((first &>> shift) & 0xFF) &- Int((second &>> shift) & 0xFF)
      largest = max(largest, abs(difference))
    }
    return largest
  }
}
