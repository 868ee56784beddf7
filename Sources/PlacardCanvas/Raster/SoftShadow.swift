/// A shadow in pixels: a row at a time of coverage from a tile, painted only where its shape leaves room.
///
/// A pixel at the shape's rounded edge takes the whole shadow, since the shape is then laid over it by its coverage.
@MainActor struct SoftShadow {
  private let rect: PixelRect
  private let tile: ShadowTile

  /// The shadow of `shape`, moved and blurred as `shadow` says; corners that differ take the roundest one's tile.
  init(of shape: PixelRect, _ radii: CornerRadii, _ shadow: Shadow, grid: PixelGrid, tiles: inout ShadowTiles) {
    rect = shape.offset(x: grid.pixels(shadow.offset.x), y: grid.pixels(shadow.offset.y))
    let roundest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    tile = tiles.tile(
      for: ShadowTile.Key(radius: grid.radius(roundest, in: shape), blur: SoftShadow.blur(shadow, grid)))
  }

  /// A blur in pixels: enough to draw with, not more than any surface needs.
  static func blur(_ shadow: Shadow, _ grid: PixelGrid) -> Double {
    let pixels = shadow.blur * grid.scale
    return pixels.isFinite ? min(max(pixels, 0.5), 1024) : 0.5
  }

  /// What the shadow may darken.
  static func bounds(of shape: PixelRect, _ shadow: Shadow, _ grid: PixelGrid) -> PixelRect {
    let reach = Int(blur(shadow, grid).rounded(.up))
    return PixelRect(
      x: shape.x + grid.pixels(shadow.offset.x) - reach, y: shape.y + grid.pixels(shadow.offset.y) - reach,
      width: shape.width + 2 * reach, height: shape.height + 2 * reach)
  }

  func paint(
    _ color: Color, around shape: RoundedShape, on target: PixelTarget, clip: PixelRect, scratch: PixelMemory<UInt8>
  ) {
    let reach = tile.reach
    let all = PixelRect(
      x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach)
    let area = all.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    scratch.reserve(area.width)
    for y in area.y..<area.maxY {
      let whole = shape.wholeSpan(at: y) ?? area.maxX..<area.maxX
      paint(color, y, from: area.x, to: min(area.maxX, whole.lowerBound), on: target, scratch.base)
      paint(color, y, from: max(area.x, whole.upperBound), to: area.maxX, on: target, scratch.base)
    }
  }

  private func paint(
    _ color: Color, _ y: Int, from start: Int, to end: Int, on target: PixelTarget,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    guard start < end else { return }
    write(y, from: start, to: end, to: coverage)
    Blend.lay(color, covering: coverage, over: target.pixel(start, y), end - start)
  }

  /// Writes the coverage of row `y` between two columns: left part of a tile's row, its last value, the mirrored part.
  private func write(_ y: Int, from start: Int, to end: Int, to coverage: UnsafeMutablePointer<UInt8>) {
    let size = tile.size
    let row = min(depth(y, rect.y, rect.maxY), size - 1)
    let middle = min(max(start, rect.x - tile.reach + size), end)
    let middleEnd = max(middle, min(end, rect.maxX + tile.reach - size))
    tile.values.withUnsafeBufferPointer { values in
      guard let cells = values.baseAddress.map({ $0 + row * size }) else { return }
      for x in start..<middle { coverage[x &- start] = cells[min(depth(x, rect.x, rect.maxX), size &- 1)] }
      (coverage + (middle - start)).update(repeating: cells[size - 1], count: middleEnd - middle)
      for x in middleEnd..<end { coverage[x &- start] = cells[min(depth(x, rect.x, rect.maxX), size &- 1)] }
    }
  }

  /// How far a pixel lies inside the blurred edge that is nearest to it.
  @inline(__always)
  private func depth(_ place: Int, _ low: Int, _ high: Int) -> Int {
    min(place &- low, high &- 1 &- place) &+ tile.reach
  }
}
