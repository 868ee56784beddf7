/// A rounded rectangle in pixels, ready to be painted row by row.
///
/// Every row is: a few pixels at the left that are mixed one by one, one run, a few pixels at the right. So no pixel is
/// painted twice, and a translucent shape shows no seam.
struct RoundedShape {
  let rect: PixelRect
  private let border: Int
  private let topLeft: CornerTile?
  private let topRight: CornerTile?
  private let bottomRight: CornerTile?
  private let bottomLeft: CornerTile?

  init(_ rect: PixelRect, _ radii: CornerRadii, border: Int, grid: PixelGrid, tiles: inout CornerTiles) {
    let most = (max(0, min(rect.width, rect.height)) + 1) / 2
    let border = min(border, most)
    func corner(_ radius: Double) -> CornerTile? {
      tiles.tile(for: CornerTile.Key(radius: grid.radius(radius, in: rect), border: border))
    }
    self.rect = rect
    self.border = border
    topLeft = corner(radii.topLeft)
    topRight = corner(radii.topRight)
    bottomRight = corner(radii.bottomRight)
    bottomLeft = corner(radii.bottomLeft)
  }

  /// The end of a row at one side: a row of a corner's tile, or a straight piece of border. It holds no tile, since
  /// counting references would cost more than most rows do.
  private struct End {
    enum Corner { case none, top, bottom }
    let corner: Corner
    let row: Int
    let edges: CornerTile.Edges
  }

  private func end(at row: Int, _ top: CornerTile?, _ bottom: CornerTile?) -> End {
    if let top, row < top.size { return End(corner: .top, row: row, edges: top.edges[row]) }
    let fromBottom = rect.height - 1 - row
    if let bottom, fromBottom < bottom.size {
      return End(corner: .bottom, row: fromBottom, edges: bottom.edges[fromBottom])
    }
    return End(corner: .none, row: 0, edges: CornerTile.Edges(outside: 0, whole: 0, inside: border))
  }

  /// The columns of row `y` that the shape covers whole, border and all, in pixels of the target.
  func wholeSpan(at y: Int) -> Range<Int>? {
    let row = y - rect.y
    guard row >= 0, row < rect.height else { return nil }
    let left = rect.x + end(at: row, topLeft, bottomLeft).edges.whole
    let right = rect.maxX - end(at: row, topRight, bottomRight).edges.whole
    return left < right ? left..<right : nil
  }
}

// MARK: - Painting

extension RoundedShape {
  func paint(fill: Color, border line: Color, on target: PixelTarget, clip: PixelRect) {
    let area = clip.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      paintRow(y, fill: fill, border: line, on: target, columns: area.x..<area.maxX)
    }
  }

  private func paintRow(_ y: Int, fill: Color, border line: Color, on target: PixelTarget, columns: Range<Int>) {
    let row = y - rect.y
    let isLine = row < border || row >= rect.height - border
    let left = end(at: row, topLeft, bottomLeft)
    let right = end(at: row, topRight, bottomRight)
    let leftCount = min(isLine ? left.edges.whole : left.edges.inside, rect.width)
    let rightCount = min(isLine ? right.edges.whole : right.edges.inside, rect.width - leftCount)
    let ink = Ink(fill: fill, border: line)

    let start = max(columns.lowerBound, rect.x + left.edges.outside)
    let startEnd = min(columns.upperBound, rect.x + leftCount)
    if start < startEnd {
      let tile = tile(of: left, topLeft, bottomLeft)
      mix(tile, left.row, start..<startEnd, from: rect.x, by: 1, ink, target.pixel(0, y))
    }
    let run = max(columns.lowerBound, rect.x + leftCount)
    let runEnd = min(columns.upperBound, rect.maxX - rightCount)
    let color = isLine ? line : fill
    if run < runEnd, color.alpha > 0 {
      let pixels = target.pixel(run, y)
      Blend.lay(color, over: pixels, into: pixels, runEnd - run)
    }
    let last = max(columns.lowerBound, rect.maxX - rightCount)
    let lastEnd = min(columns.upperBound, rect.maxX - right.edges.outside)
    if last < lastEnd {
      let tile = tile(of: right, topRight, bottomRight)
      mix(tile, right.row, last..<lastEnd, from: rect.maxX - 1, by: -1, ink, target.pixel(0, y))
    }
  }

  /// What the two colours are as pixels and how much of them there is.
  private struct Ink {
    let fill: UInt32
    let fillAlpha: UInt16
    let border: UInt32
    let borderAlpha: UInt16

    init(fill: Color, border: Color) {
      self.fill = fill.opaquePixel
      fillAlpha = UInt16(fill.alpha)
      self.border = border.opaquePixel
      borderAlpha = UInt16(border.alpha)
    }
  }

  private func tile(of end: End, _ top: CornerTile?, _ bottom: CornerTile?) -> CornerTile? {
    switch end.corner {
    case .none: nil
    case .top: top
    case .bottom: bottom
    }
  }

  /// Mixes the pixels of `columns` one by one; `side` is where the tile's first column lies.
  private func mix(
    _ tile: CornerTile?, _ row: Int, _ columns: Range<Int>, from side: Int, by step: Int, _ ink: Ink,
    _ pixels: Blend.Row
  ) {
    for x in columns {
      let cell = row &* (tile?.size ?? 0) &+ (x &- side) &* step
      let outer = UInt16(tile?.outer[cell] ?? 255)
      let inner = UInt16(tile?.inner[cell] ?? 0)
      pixels[x] = Blend.mixed(
        ink.fill, UInt32(Blend.divided(inner &* ink.fillAlpha)),
        ink.border, UInt32(Blend.divided((outer &- inner) &* ink.borderAlpha)), over: pixels[x])
    }
  }
}
