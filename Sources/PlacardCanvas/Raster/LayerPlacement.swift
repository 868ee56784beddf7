/// Where a layer's bitmap stands on the surface, in pixels.
struct LayerPlacement: Equatable {
  /// Where it stands at rest: whole pixels, so that moving never means rasterising.
  let frame: PixelRect
  let scale: Double
  /// The left and top edges as scaled now.
  let x: Double
  let y: Double

  static let nowhere = LayerPlacement(frame: .zero, scale: 1, x: 0, y: 0)

  private init(frame: PixelRect, scale: Double, x: Double, y: Double) {
    self.frame = frame
    self.scale = scale
    self.x = x
    self.y = y
  }

  init(_ layer: DrawLayer, grid: PixelGrid, surface: PixelRect) {
    let corner = (x: grid.pixels(layer.frame.x), y: grid.pixels(layer.frame.y))
    let most = Self.mostBeyondSurface(grid)
    let isSolid = if case .solid = layer.content { true } else { false }
    frame =
      isSolid
      ? grid.pixels(layer.frame)
      : PixelRect(
        x: corner.x, y: corner.y, width: min(max(0, grid.pixels(layer.frame.width)), surface.width + most),
        height: min(max(0, grid.pixels(layer.frame.height)), surface.height + most))
    scale = layer.scale.isFinite ? min(max(layer.scale, 0), 64) : 1
    x = Self.scaled(corner.x, about: layer.anchor.x * grid.scale, by: scale)
    y = Self.scaled(corner.y, about: layer.anchor.y * grid.scale, by: scale)
  }

  /// How much larger than the surface a bitmap may be: room for the shadow of a card that fills it.
  private static func mostBeyondSurface(_ grid: PixelGrid) -> Int {
    grid.pixels(128)
  }

  private static func scaled(_ edge: Int, about anchor: Double, by scale: Double) -> Double {
    guard scale != 1, anchor.isFinite else { return Double(edge) }
    return min(max(anchor + (Double(edge) - anchor) * scale, -16_777_216), 16_777_216)
  }

  var isAtRest: Bool { scale == 1 }
  var width: Double { Double(frame.width) * scale }
  var height: Double { Double(frame.height) * scale }

  /// The layer as scaled now, edges on the nearest pixels.
  var rounded: PixelRect {
    let left = Int(x.rounded())
    let top = Int(y.rounded())
    return PixelRect(
      x: left, y: top, width: Int((x + width).rounded()) - left, height: Int((y + height).rounded()) - top)
  }

  /// Every pixel of the surface that the layer may touch; filtering reaches half a bitmap's pixel further.
  var bounds: PixelRect {
    guard !isAtRest else { return frame }
    guard scale > 0, !frame.isEmpty else { return .zero }
    let left = Int((x - scale / 2).rounded(.down))
    let top = Int((y - scale / 2).rounded(.down))
    return PixelRect(
      x: left, y: top, width: Int((x + width + scale / 2).rounded(.up)) - left,
      height: Int((y + height + scale / 2).rounded(.up)) - top)
  }
}
