import CSDL
import PlacardCanvas

/// Glyphs that bring their own colours, premultiplied, at the one size their font has: emoji.
struct ColorStrike {
  private let width: Int
  private let height: Int
  /// From the run's origin on the baseline to the left edge, in pixels of this size.
  private let left: Int
  private let top: Int
  private let pixels: [UInt32]

  init?(_ surface: SDL_Surface, ink: PixelRect, left: Int, top: Int) {
    width = ink.width
    height = ink.height
    self.left = left
    self.top = top
    var pixels: [UInt32] = []
    pixels.reserveCapacity(ink.area)
    for y in ink.y..<ink.maxY {
      guard let row = surface.row(y) else { return nil }
      for x in ink.x..<ink.maxX { pixels.append(row[x]) }
    }
    self.pixels = pixels
  }

  /// The mask at `factor` of the size, each pixel the mean of the area it covers.
  func mask(scaledBy factor: Double) -> Mask? {
    guard factor != 1 else {
      return Mask(width: width, height: height, left: left, top: top, pixels: .color(pixels))
    }
    let columns = Span.spans(over: width, from: left, scaledBy: factor)
    let rows = Span.spans(over: height, from: top, scaledBy: factor)
    guard let first = columns.first, let topmost = rows.first else { return nil }
    let scaled = rows.flatMap { row in columns.map { mean(row, $0) } }
    return Mask(
      width: columns.count, height: rows.count, left: first.position, top: topmost.position, pixels: .color(scaled))
  }

  private func mean(_ rows: Span, _ columns: Span) -> UInt32 {
    var (alpha, red, green, blue) = (0.0, 0.0, 0.0, 0.0)
    for y in rows.range {
      for x in columns.range {
        let pixel = pixels[y * width + x]
        let weight = rows.share(of: y) * columns.share(of: x)
        alpha += weight * Double(pixel >> 24)
        red += weight * Double(pixel >> 16 & 255)
        green += weight * Double(pixel >> 8 & 255)
        blue += weight * Double(pixel & 255)
      }
    }
    let a = UInt32(min(alpha.rounded(), 255))
    let channels = [red, green, blue].map { min(UInt32(max($0.rounded(), 0)), a) }
    return channels.reduce(a) { $0 << 8 | $1 }
  }
}

/// What one pixel of the scaled picture covers of the original, along one axis.
private struct Span {
  /// The pixel's own place, counted from the run's origin.
  let position: Int
  /// The pixels of the original that it touches.
  let range: Range<Int>
  private let start: Double
  private let length: Double

  static func spans(over count: Int, from offset: Int, scaledBy factor: Double) -> [Span] {
    let first = Int((Double(offset) * factor).rounded(.down))
    let last = Int((Double(offset + count) * factor).rounded(.up))
    return (first..<max(first, last)).map { position in
      let start = Double(position) / factor - Double(offset)
      let end = start + 1 / factor
      let lower = min(max(0, Int(start.rounded(.down))), count)
      let upper = min(max(lower, Int(end.rounded(.up))), count)
      return Span(position: position, range: lower..<upper, start: start, length: end - start)
    }
  }

  /// The part of this span that pixel `index` of the original fills.
  func share(of index: Int) -> Double {
    let covered = min(start + length, Double(index + 1)) - max(start, Double(index))
    return max(0, covered) / length
  }
}
