/// Scaling of still pictures: averaged by area where it gets smaller, mixed between neighbours where it gets larger.
extension Bitmap {
  /// This picture at another size, each direction by itself; empty if either size is.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    guard newWidth > 0, newHeight > 0, width > 0, height > 0 else {
      return Bitmap(width: max(0, newWidth), height: max(0, newHeight))
    }
    let columns = ScalingTaps(from: width, to: newWidth)
    let rows = ScalingTaps(from: height, to: newHeight)
    var wide = [UInt32](repeating: 0, count: newWidth * height)
    for y in 0..<height {
      for x in 0..<newWidth {
        wide[y * newWidth + x] = columns.mix(at: x) { pixels[y * width + $0] }
      }
    }
    var result = [UInt32](repeating: 0, count: newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        result[y * newWidth + x] = rows.mix(at: y) { wide[$0 * newWidth + x] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }
}

/// Which pixels of a line make each pixel of a scaled line, and by how many of 65536 parts.
private struct ScalingTaps {
  private var starts: [Int] = []
  private var weights: [[UInt64]] = []

  init(from count: Int, to newCount: Int) {
    let step = Double(count) / Double(newCount)
    for index in 0..<newCount {
      if newCount < count {
        add(average: Double(index) * step, to: Double(index + 1) * step, count)
      } else {
        add(between: (Double(index) + 0.5) * step - 0.5, count)
      }
    }
  }

  private mutating func add(average start: Double, to end: Double, _ count: Int) {
    let first = min(Int(start), count - 1)
    let last = min(max(first, Int(end.rounded(.up)) - 1), count - 1)
    let shares = (first...last).map { min(end, Double($0 + 1)) - max(start, Double($0)) }
    add(shares, from: first)
  }

  private mutating func add(between place: Double, _ count: Int) {
    let place = min(max(place, 0), Double(count - 1))
    let first = Int(place)
    let share = place - Double(first)
    add(share > 0 ? [1 - share, share] : [1], from: first)
  }

  /// Turns shares into parts that add up to exactly 65536, the first taking what rounding leaves.
  private mutating func add(_ shares: [Double], from start: Int) {
    let sum = shares.reduce(0, +)
    var parts = shares.map { Int(($0 / sum * 65_536).rounded()) }
    parts[0] += 65_536 - parts.reduce(0, +)
    starts.append(start)
    weights.append(parts.map { UInt64(max(0, $0)) })
  }

  func mix(at index: Int, _ pixel: (Int) -> UInt32) -> UInt32 {
    var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (32_768, 32_768, 32_768, 32_768)
    for (offset, weight) in weights[index].enumerated() {
      let pixel = UInt64(pixel(starts[index] + offset))
      alpha += (pixel >> 24) * weight
      red += (pixel >> 16 & 255) * weight
      green += (pixel >> 8 & 255) * weight
      blue += (pixel & 255) * weight
    }
    return UInt32((alpha >> 16) << 24 | (red >> 16) << 16 | (green >> 16) << 8 | blue >> 16)
  }
}
