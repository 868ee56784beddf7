/// How dark a shadow is around one corner of its rectangle, from outside the blur to where nothing changes any more.
///
/// Columns and rows count from `blur` pixels outside the edges inwards; the last of each is as dark as all further in.
struct ShadowTile {
  struct Key: Equatable {
    /// In pixels, not rounded.
    let radius: Double
    let blur: Double
  }

  let key: Key
  /// How far the shadow reaches out of its rectangle, in whole pixels.
  let reach: Int
  /// The side of the tile.
  let size: Int
  /// Coverage, row by row.
  private(set) var values: [UInt8]

  init(_ key: Key) {
    self.key = key
    reach = Int(key.blur.rounded(.up))
    size = reach + Int(max(key.radius, key.blur).rounded(.up)) + 1
    values = Array(repeating: 0, count: size * size)
    for row in 0..<size {
      for column in 0..<size { values[row * size + column] = value(column, row) }
    }
  }

  private func value(_ column: Int, _ row: Int) -> UInt8 {
    let x = key.radius - (Double(column - reach) + 0.5)
    let y = key.radius - (Double(row - reach) + 0.5)
    let outside = x > 0 && y > 0 ? (x * x + y * y).squareRoot() : max(x, y)
    let distance = outside - key.radius
    let t = min(max((key.blur - distance) / (2 * key.blur), 0), 1)
    return UInt8((t * t * (3 - 2 * t) * 255).rounded())
  }
}

/// The shadow tiles made so far.
struct ShadowTiles {
  private var tiles: [ShadowTile] = []
  private static let limit = 16

  mutating func tile(for key: ShadowTile.Key) -> ShadowTile {
    if let place = tiles.firstIndex(where: { $0.key == key }) { return tiles[place] }
    if tiles.count >= Self.limit { tiles.removeAll(keepingCapacity: true) }
    let tile = ShadowTile(key)
    tiles.append(tile)
    return tile
  }
}
