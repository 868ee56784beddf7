/// The coverage of icons, kept by what they are and how many pixels their side has.
struct IconMasks {
  private struct Entry {
    let fingerprint: UInt64
    let side: Int
    let coverage: [UInt8]
  }
  private var entries: [Entry] = []
  private var bytes = 0
  /// When the icons kept take more bytes than this, all are dropped and made again as they are needed.
  private static let limit = 4_194_304
  /// An icon with a longer side is not drawn: no surface is so large.
  static let longestSide = 4096

  /// One byte a pixel, `side` times `side` of them.
  mutating func coverage(of shape: CoverageShape, side: Int) -> [UInt8] {
    if let entry = entries.first(where: { $0.fingerprint == shape.fingerprint && $0.side == side }) {
      return entry.coverage
    }
    if bytes > Self.limit {
      entries.removeAll(keepingCapacity: true)
      bytes = 0
    }
    let coverage = shape.coverage(side: side)
    entries.append(Entry(fingerprint: shape.fingerprint, side: side, coverage: coverage))
    bytes += coverage.count
    return coverage
  }
}

extension CoverageShape {
  /// Lays the parts over each other: what paints adds up to the most, what clears leaves the least.
  fileprivate func coverage(side: Int) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: side * side)
    guard side > 0, gridSize > 0 else { return coverage }
    let pixelsPerUnit = Double(side) / gridSize
    let grid = PixelGrid(scale: 1)
    for part in parts {
      let area = part.element.bounds.scaled(by: pixelsPerUnit).inset(by: -1.5)
      let pixels = grid.pixels(area).intersection(PixelRect(x: 0, y: 0, width: side, height: side))
      for y in pixels.y..<pixels.maxY {
        for x in pixels.x..<pixels.maxX {
          let center = Point(x: (Double(x) + 0.5) / pixelsPerUnit, y: (Double(y) + 0.5) / pixelsPerUnit)
          let covered = min(max(0.5 - part.element.distance(to: center) * pixelsPerUnit, 0), 1)
          let byte = UInt8((covered * 255).rounded())
          let before = coverage[y * side + x]
          coverage[y * side + x] = part.clears ? min(before, 255 - byte) : max(before, byte)
        }
      }
    }
    return coverage
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
