/// Turns draw lists into pixels: it keeps a bitmap for every layer and paints only what has changed.
@MainActor package final class Compositor {
  /// What is to be seen now, from back to front. Read it between two updates and let go of it.
  package private(set) var composedLayers: [ComposedLayer] = []
  private(set) var layers: [LayerSurface] = []
  private let rasteriser: Rasteriser
  private var order: [LayerSurface] = []
  private var damage = DirtyRegion()
  private var grid: PixelGrid?
  private var surface = PixelRect.zero
  let sampler = LayerSampler()

  package init(masks: any RunMasks) {
    rasteriser = Rasteriser(masks: masks)
  }

  /// Brings every layer up to date with `list` and returns the rectangles of the surface that look different now.
  ///
  /// They do not overlap; there are none when nothing has changed. A surface of `width` by `height` pixels with `grid`.
  package func update(_ list: DrawList, grid: PixelGrid, width: Int, height: Int) -> [PixelRect] {
    composedLayers.removeAll(keepingCapacity: true)
    damage.removeAll()
    fit(grid, PixelRect(x: 0, y: 0, width: max(0, width), height: max(0, height)))
    arrange(list.layers)
    for (layer, surface) in zip(list.layers, layers) {
      surface.update(
        layer, items: list.items, by: rasteriser, grid: grid, surface: self.surface, damage: &damage)
    }
    for layer in layers { composedLayers.append(ComposedLayer(layer)) }
    return damage.rects
  }

  /// Tells that a host has read `composedLayers`, so that changes count from here.
  package func texturesTaken() {
    composedLayers.removeAll(keepingCapacity: true)
    for layer in layers {
      layer.changes.removeAll()
      composedLayers.append(ComposedLayer(layer))
    }
  }

  /// Forgets every bitmap, so that the next update rasterises all again.
  package func forget() {
    layers.forEach { $0.forget() }
    grid = nil
  }

  /// Another grid means other pixels everywhere, another surface only that all of it is shown again.
  private func fit(_ grid: PixelGrid, _ surface: PixelRect) {
    if grid != self.grid { layers.forEach { $0.forget() } }
    if grid != self.grid || surface != self.surface { damage.add(surface, within: surface) }
    self.grid = grid
    self.surface = surface
  }
}

// MARK: - Order

extension Compositor {
  /// Puts `layers` into the order of the list: known ones, new ones, none that is gone.
  private func arrange(_ listed: [DrawLayer]) {
    guard !isInOrder(listed) else { return }
    order.removeAll(keepingCapacity: true)
    layers.forEach { $0.isListed = false }
    var last = -1
    for layer in listed {
      let place = layers.firstIndex { $0.id == layer.id && !$0.isListed }
      let known = place.map { layers[$0] } ?? LayerSurface(id: layer.id)
      known.isListed = true
      // One that has come to lie under a layer it was above looks different wherever it is.
      if let place, place < last { damage.add(known.bounds, within: surface) }
      last = max(last, place ?? last)
      order.append(known)
    }
    for layer in layers where !layer.isListed { damage.add(layer.bounds, within: surface) }
    swap(&layers, &order)
    order.removeAll(keepingCapacity: true)
  }

  private func isInOrder(_ listed: [DrawLayer]) -> Bool {
    guard listed.count == layers.count else { return false }
    return zip(listed, layers).allSatisfy { $0.id == $1.id }
  }
}
