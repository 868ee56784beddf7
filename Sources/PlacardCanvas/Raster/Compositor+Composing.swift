/// From layers to the surface: what an opaque layer hides is never painted, and what lies under all is one pass.
extension Compositor {
  /// Hidden parts smaller than this are painted over: leaving them out costs more.
  private static let leastHidden = 1024

  /// Paints `rects` of the surface: the background, then every layer.
  package func compose(into target: PixelTarget, over background: Background, in rects: [PixelRect]) {
    for rect in rects {
      compose(rect.intersection(target.bounds), under: layers.count, into: target, over: background)
    }
  }

  /// Paints one rectangle, looking for what hides the rest among the lowest `limit` layers.
  private func compose(_ rect: PixelRect, under limit: Int, into target: PixelTarget, over background: Background) {
    guard !rect.isEmpty else { return }
    for index in (0..<limit).reversed() {
      let hidden = layers[index].hiding.intersection(rect)
      guard hidden == rect || hidden.area >= Self.leastHidden else { continue }
      paint(hidden, from: index, into: target, over: background)
      rect.forEachPiece(around: hidden) { compose($0, under: index, into: target, over: background) }
      return
    }
    paint(rect, from: nil, into: target, over: background)
  }

  /// Paints one rectangle from the layer that hides all under it, or from the background.
  private func paint(_ rect: PixelRect, from bottom: Int?, into target: PixelTarget, over background: Background) {
    var next = bottom.map { $0 + 1 } ?? 0
    switch ground(at: bottom, background) {
    case .color(let pixel):
      var pixel = pixel
      while next < layers.count, let color = layers[next].color(filling: rect) {
        pixel = Blend.mixed(color, over: pixel)
        next += 1
      }
      for y in rect.y..<rect.maxY { Blend.fill(target.pixel(rect.x, y), rect.width, with: pixel) }
    case .pixels(let source, let x, let y):
      let color = next < layers.count ? layers[next].color(filling: rect) : nil
      lay(color, over: source, at: (x, y), rect, into: target)
      if color != nil { next += 1 }
    }
    for index in next..<max(next, layers.count) { paint(layers[index], in: rect, into: target) }
  }

  /// What a rectangle is begun with.
  private enum Ground {
    case color(UInt32)
    /// Pixels that count as opaque, whose first one stands at this place of the surface.
    case pixels(PixelTarget, x: Int, y: Int)
  }

  private func ground(at bottom: Int?, _ background: Background) -> Ground {
    guard let bottom else {
      switch background {
      case .color(let color): return .color(color.premultiplied)
      case .pixels(let pixels): return .pixels(pixels, x: 0, y: 0)
      }
    }
    switch layers[bottom].content {
    case .color(let color): return .color(color.premultiplied)
    case .bitmap:
      let frame = layers[bottom].placement.frame
      return .pixels(layers[bottom].bitmap, x: frame.x, y: frame.y)
    }
  }

  /// Copies pixels that count as opaque, with `color` over them in the same pass if there is one.
  private func lay(
    _ color: Color?, over source: PixelTarget, at place: (x: Int, y: Int), _ rect: PixelRect, into target: PixelTarget
  ) {
    let area = rect.intersection(source.bounds.offset(x: place.x, y: place.y))
    for y in area.y..<area.maxY {
      let from = source.pixel(area.x - place.x, y - place.y)
      let row = target.pixel(area.x, y)
      if let color {
        Blend.lay(color, overOpaque: from, into: row, area.width)
      } else {
        Blend.copyOpaque(from, into: row, area.width)
      }
    }
  }
}

// MARK: - One layer

extension Compositor {
  private func paint(_ layer: LayerSurface, in rect: PixelRect, into target: PixelTarget) {
    let area = layer.bounds.intersection(rect)
    guard !area.isEmpty else { return }
    switch layer.content {
    case .color(let color): paint(color.faded(by: layer.opacity), in: layer.placement.rounded, area, into: target)
    case .bitmap where layer.placement.isAtRest: paintAtRest(layer, in: area, into: target)
    case .bitmap: paintScaled(layer, in: area, into: target)
    }
  }

  private func paint(_ color: Color, in frame: PixelRect, _ area: PixelRect, into target: PixelTarget) {
    let area = area.intersection(frame)
    guard color.alpha > 0 else { return }
    for y in area.y..<area.maxY {
      let row = target.pixel(area.x, y)
      Blend.lay(color, over: row, into: row, area.width)
    }
  }

  /// Blends what is not surely opaque and copies what is.
  private func paintAtRest(_ layer: LayerSurface, in area: PixelRect, into target: PixelTarget) {
    let (bitmap, frame, opaque) = (layer.bitmap, layer.placement.frame, layer.hiding)
    for y in area.y..<area.maxY {
      let source = bitmap.pixel(area.x - frame.x, y - frame.y)
      let row = target.pixel(area.x, y)
      let isCrossed = y >= opaque.y && y < opaque.maxY
      let copied = isCrossed ? min(max(opaque.x, area.x), area.maxX) - area.x : area.width
      let rest = isCrossed ? min(max(opaque.maxX, area.x), area.maxX) - area.x : area.width
      Blend.lay(source, opacity: layer.opacity, over: row, copied)
      if rest > copied { (row + copied).update(from: source + copied, count: rest - copied) }
      if rest < area.width {
        Blend.lay(source + rest, opacity: layer.opacity, over: row + rest, area.width - rest)
      }
    }
  }

  private func paintScaled(_ layer: LayerSurface, in area: PixelRect, into target: PixelTarget) {
    sampler.aim(at: layer.bitmap, layer.placement, x: area.x, count: area.width)
    for y in area.y..<area.maxY {
      guard let row = sampler.row(y, of: layer.bitmap) else { continue }
      Blend.lay(row, opacity: layer.opacity, over: target.pixel(area.x, y), area.width)
    }
  }
}

extension LayerSurface {
  /// The colour that the layer lays over all of `rect`; nil if it does anything else there.
  fileprivate func color(filling rect: PixelRect) -> Color? {
    guard case .color(let color) = content, placement.rounded.contains(rect) else { return nil }
    return color.faded(by: opacity)
  }
}

extension Color {
  /// The colour with its alpha multiplied by `opacity` of 255.
  fileprivate func faded(by opacity: UInt8) -> Color {
    var color = self
    color.alpha = UInt8(Blend.divided(UInt16(alpha) &* UInt16(opacity)))
    return color
  }
}
