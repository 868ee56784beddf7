/// One layer's pixels, from one frame to the next, and where they stand on the surface.
@MainActor final class LayerSurface {
  /// What a layer shows, as pixels.
  enum Content: Equatable {
    case color(Color)
    case bitmap
  }

  let id: DrawLayer.ID
  private(set) var content = Content.bitmap
  private(set) var placement = LayerPlacement.nowhere
  /// 0 to 255.
  private(set) var opacity: UInt8 = 0
  /// The largest part of the bitmap that is surely opaque.
  private(set) var band = PixelRect.zero
  /// What of the bitmap has changed since a host last asked for textures.
  var changes = DirtyRegion()
  /// Whether the list of this update has the layer.
  var isListed = false
  private var traces = ItemTraces()
  private var dirty = DirtyRegion()
  private let memory = PixelMemory<UInt32>(capacity: 1)
  private var width = 0
  private var height = 0

  init(id: DrawLayer.ID) {
    self.id = id
  }

  var bitmap: PixelTarget { PixelTarget(base: memory.base, width: width, height: height, stride: width) }

  private var bitmapBounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of the surface that hide everything under the layer.
  var hiding: PixelRect {
    guard opacity == 255, placement.isAtRest else { return .zero }
    switch content {
    case .color(let color): return color.isOpaque ? placement.bounds : .zero
    case .bitmap: return band.offset(x: placement.frame.x, y: placement.frame.y)
    }
  }

  /// Everything that the layer touches on the surface.
  var bounds: PixelRect { opacity == 0 ? .zero : placement.bounds }

  /// Rasterises all at the next update.
  func forget() {
    traces.removeAll()
    (width, height) = (0, 0)
  }
}

// MARK: - Update

extension LayerSurface {
  /// Follows `layer`; what looks different on the surface goes to `damage`.
  func update(
    _ layer: DrawLayer, items: [DrawItem], by rasteriser: Rasteriser, grid: PixelGrid, surface: PixelRect,
    damage: inout DirtyRegion
  ) {
    let before = bounds
    let place = LayerPlacement(layer, grid: grid, surface: surface)
    let isPlacedAnew = place != placement || opacity != layer.opacityByte
    placement = place
    opacity = layer.opacityByte
    let isRedrawn = updateContent(layer, items: items, by: rasteriser, grid: grid)
    if isPlacedAnew {
      damage.add(before, within: surface)
      damage.add(bounds, within: surface)
    } else if isRedrawn {
      damageRedrawn(&damage, within: surface)
    }
    dirty.removeAll()
  }

  private func damageRedrawn(_ damage: inout DirtyRegion, within surface: PixelRect) {
    guard opacity > 0 else { return }
    guard placement.isAtRest, content == .bitmap else { return damage.add(bounds, within: surface) }
    for rect in dirty.rects {
      damage.add(rect.offset(x: placement.frame.x, y: placement.frame.y), within: surface)
    }
  }

  /// Whether anything of the content is new.
  private func updateContent(
    _ layer: DrawLayer, items: [DrawItem], by rasteriser: Rasteriser, grid: PixelGrid
  ) -> Bool {
    switch layer.content {
    case .solid(let color):
      let isNew = content != .color(color)
      content = .color(color)
      return isNew
    case .items(let range):
      let isNew = content != .bitmap
      content = .bitmap
      if placement.frame.width != width || placement.frame.height != height { resize() }
      rasterise(items[range], by: rasteriser, grid: grid)
      return isNew || !dirty.isEmpty
    }
  }

  private func resize() {
    (width, height) = (placement.frame.width, placement.frame.height)
    memory.reserve(width * height)
    traces.removeAll()
    changes.removeAll()
    dirty.add(bitmapBounds, within: bitmapBounds)
  }

  private func rasterise(_ items: ArraySlice<DrawItem>, by rasteriser: Rasteriser, grid: PixelGrid) {
    guard !dirty.isEmpty || !traces.matches(items) else { return }
    traces.replace(
      by: items,
      tracing: {
        ItemTraces.Trace(
          fingerprint: $0.fingerprint, bounds: rasteriser.bounds(of: $0, grid: grid),
          band: rasteriser.opaqueBand(of: $0, grid: grid))
      },
      damaging: { dirty.add($0, within: bitmapBounds) })
    for rect in dirty.rects {
      paint(rect, items, by: rasteriser, grid: grid)
      changes.add(rect, within: bitmapBounds)
    }
    band = traces.traces.reduce(PixelRect.zero) { $1.band.area > $0.area ? $1.band : $0 }
      .intersection(bitmapBounds)
  }

  /// Hidden parts smaller than this are painted over: leaving them out costs more.
  private static let leastHidden = 1024

  /// Paints `rect` anew: from the last item that hides what is under it, and the pieces around that likewise.
  private func paint(_ rect: PixelRect, _ items: ArraySlice<DrawItem>, by rasteriser: Rasteriser, grid: PixelGrid) {
    for index in traces.traces.indices.reversed() {
      let hidden = traces.traces[index].band.intersection(rect)
      guard !hidden.isEmpty, hidden == rect || hidden.area >= Self.leastHidden else { continue }
      paint(hidden, items, from: index, by: rasteriser, grid: grid)
      rect.forEachPiece(around: hidden) { paint($0, items, by: rasteriser, grid: grid) }
      return
    }
    for y in rect.y..<rect.maxY { Blend.fill(bitmap.pixel(rect.x, y), rect.width, with: 0) }
    paint(rect, items, from: 0, by: rasteriser, grid: grid)
  }

  private func paint(
    _ rect: PixelRect, _ items: ArraySlice<DrawItem>, from first: Int, by rasteriser: Rasteriser, grid: PixelGrid
  ) {
    for index in first..<traces.traces.count {
      guard !traces.traces[index].bounds.intersection(rect).isEmpty else { continue }
      rasteriser.paint(items[items.startIndex + index], on: bitmap, clip: rect, grid: grid)
    }
  }
}

extension DrawLayer {
  /// The opacity in 255 steps.
  fileprivate var opacityByte: UInt8 {
    opacity.isFinite ? UInt8((min(max(opacity, 0), 1) * 255).rounded()) : 255
  }
}
