/// How much of each pixel in a rounded corner is covered by a shape, and how much by what its border leaves.
///
/// Column 0 is at the shape's side and row 0 at its top or bottom, so one tile serves all four corners.
struct CornerTile {
  /// A tile is the same for the same radius and the same border, both in pixels.
  struct Key: Equatable {
    let radius: Double
    let border: Int
  }
  /// Where one row changes: nothing before `outside`, only fill from `inside`, the shape whole from `whole`.
  struct Edges {
    var outside = 0
    var whole = 0
    var inside = 0
  }

  let key: Key
  /// The side of the tile.
  let size: Int
  /// Coverage by the shape, row by row.
  private(set) var outer: [UInt8]
  /// Coverage by the shape within its border.
  private(set) var inner: [UInt8]
  private(set) var edges: [Edges]

  init(_ key: Key) {
    self.key = key
    size = max(Int(key.radius.rounded(.up)), key.border)
    outer = Array(repeating: 0, count: size * size)
    inner = outer
    edges = Array(repeating: Edges(), count: size)
    for row in 0..<size { writeRow(row) }
  }

  private mutating func writeRow(_ row: Int) {
    let edge = key.border
    for column in 0..<size {
      let isWithin = column >= edge && row >= edge
      outer[row * size + column] = coverage(column, row, radius: key.radius)
      inner[row * size + column] = isWithin ? coverage(column, row, radius: key.radius - Double(edge)) : 0
    }
    let cells = row * size..<(row + 1) * size
    edges[row] = Edges(
      outside: (outer[cells].firstIndex { $0 > 0 } ?? cells.upperBound) - cells.lowerBound,
      whole: (outer[cells].firstIndex { $0 == 255 } ?? cells.upperBound) - cells.lowerBound,
      inside: (inner[cells].firstIndex { $0 == 255 } ?? cells.upperBound) - cells.lowerBound)
  }

  /// clamp(radius - distance + 0.5, 0, 1) in 255 steps, the distance taken from the corner's centre to the pixel's.
  private func coverage(_ column: Int, _ row: Int, radius: Double) -> UInt8 {
    guard radius > 0 else { return 255 }
    let x = max(0, key.radius - (Double(column) + 0.5))
    let y = max(0, key.radius - (Double(row) + 0.5))
    let covered = radius - (x * x + y * y).squareRoot() + 0.5
    return UInt8((min(max(covered, 0), 1) * 255).rounded())
  }
}

/// The corner tiles made so far.
struct CornerTiles {
  private var tiles: [CornerTile] = []
  private static let limit = 64

  /// The tile for `key`, made if it is not there; nil for a corner without any pixel.
  mutating func tile(for key: CornerTile.Key) -> CornerTile? {
    guard key.radius > 0 || key.border > 0 else { return nil }
    if let place = tiles.firstIndex(where: { $0.key == key }) { return tiles[place] }
    if tiles.count >= Self.limit { tiles.removeAll(keepingCapacity: true) }
    let tile = CornerTile(key)
    tiles.append(tile)
    return tile
  }
}
