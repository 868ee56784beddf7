/// Paints draw commands into pixels, from caches that fill as they are used.
@MainActor package final class Rasteriser {
  private let masks: any RunMasks
  private var corners = CornerTiles()
  private var shadows = ShadowTiles()
  private var icons = IconMasks()
  private var pictures = ScaledPictures()
  private let scratch = PixelMemory<UInt8>(capacity: 4096)

  package init(masks: any RunMasks) {
    self.masks = masks
  }

  /// Paints `item` where it lies in `clip`, both counted from the target's first pixel.
  package func paint(_ item: DrawItem, on target: PixelTarget, clip: PixelRect, grid: PixelGrid) {
    let clip = clip.intersection(grid.pixels(item.clip)).intersection(target.bounds)
    guard !clip.isEmpty else { return }
    switch item.command {
    case .shape(let rect, let radii, let fill, let border):
      shape(rect, radii, border, grid).paint(fill: fill, border: border?.color ?? .clear, on: target, clip: clip)
    case .shadow(let rect, let radii, let shadow):
      let soft = SoftShadow(of: grid.pixels(rect), radii, shadow, grid: grid, tiles: &shadows)
      soft.paint(shadow.color, around: shape(rect, radii, nil, grid), on: target, clip: clip, scratch: scratch)
    case .coverage(let icon, let rect, let color):
      paint(icon, in: grid.pixels(rect), color, on: target, clip: clip)
    case .text(let run, let origin, let color):
      paint(run, at: origin, color, on: target, clip: clip, grid: grid)
    case .picture(let picture, let rect):
      paint(picture, in: grid.pixels(rect), on: target, clip: clip)
    }
  }

  private func shape(_ rect: Rect, _ radii: CornerRadii, _ border: Border?, _ grid: PixelGrid) -> RoundedShape {
    RoundedShape(
      grid.pixels(rect), radii, border: grid.lineWidth(border?.width ?? 0), grid: grid, tiles: &corners)
  }
}

// MARK: - What an item reaches

extension Rasteriser {
  /// Every pixel that `item` may change.
  package func bounds(of item: DrawItem, grid: PixelGrid) -> PixelRect {
    let clip = grid.pixels(item.clip)
    switch item.command {
    case .shape(let rect, _, _, _), .coverage(_, let rect, _), .picture(_, let rect):
      return grid.pixels(rect).intersection(clip)
    case .shadow(let rect, _, let shadow):
      return SoftShadow.bounds(of: grid.pixels(rect), shadow, grid).intersection(clip)
    case .text(let run, let origin, _):
      guard let mask = masks.mask(for: run, scale: grid.scale) else { return .zero }
      return Self.place(of: mask, at: origin, grid).intersection(clip)
    }
  }

  /// The largest band that `item` surely covers with opaque pixels; empty if there is none.
  package func opaqueBand(of item: DrawItem, grid: PixelGrid) -> PixelRect {
    guard case .shape(let rect, let radii, let fill, let border) = item.command, fill.isOpaque else { return .zero }
    if let border, border.width > 0, !border.color.isOpaque { return .zero }
    let pixels = grid.pixels(rect)
    let top = Int(max(grid.radius(radii.topLeft, in: pixels), grid.radius(radii.topRight, in: pixels)).rounded(.up))
    let bottom = Int(
      max(grid.radius(radii.bottomLeft, in: pixels), grid.radius(radii.bottomRight, in: pixels)).rounded(.up))
    let band = PixelRect(
      x: pixels.x, y: pixels.y + top, width: pixels.width, height: max(0, pixels.height - top - bottom))
    return band.intersection(grid.pixels(item.clip))
  }

  private static func place(of mask: Mask, at origin: Point, _ grid: PixelGrid) -> PixelRect {
    PixelRect(
      x: grid.pixels(origin.x) + mask.left, y: grid.pixels(origin.y) + mask.top, width: mask.width,
      height: mask.height)
  }
}

// MARK: - Coverage and pictures

extension Rasteriser {
  private func paint(
    _ icon: CoverageShape, in rect: PixelRect, _ color: Color, on target: PixelTarget, clip: PixelRect
  ) {
    let side = min(rect.width, rect.height)
    guard side > 0, side <= IconMasks.longestSide else { return }
    let place = PixelRect(
      x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side, height: side)
    paint(icons.coverage(of: icon, side: side), at: place, color, on: target, clip: clip)
  }

  private func paint(
    _ run: TextRun, at origin: Point, _ color: Color, on target: PixelTarget, clip: PixelRect, grid: PixelGrid
  ) {
    guard let mask = masks.mask(for: run, scale: grid.scale) else { return }
    let place = Self.place(of: mask, at: origin, grid)
    switch mask.pixels {
    case .coverage(let bytes): paint(bytes, at: place, color, on: target, clip: clip)
    case .color(let pixels): paint(pixels, at: place, opacity: color.alpha, on: target, clip: clip)
    }
  }

  private func paint(_ picture: Picture, in rect: PixelRect, on target: PixelTarget, clip: PixelRect) {
    guard !rect.isEmpty, max(rect.width, rect.height) <= ScaledPictures.longestSide else { return }
    let bitmap = pictures.bitmap(for: picture, width: rect.width, height: rect.height)
    paint(bitmap.pixels, at: rect, opacity: 255, on: target, clip: clip)
  }

  private func paint(
    _ coverage: [UInt8], at place: PixelRect, _ color: Color, on target: PixelTarget, clip: PixelRect
  ) {
    let area = place.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for y in area.y..<area.maxY {
        let row = base + ((y - place.y) * place.width + area.x - place.x)
        Blend.lay(color, covering: row, over: target.pixel(area.x, y), area.width)
      }
    }
  }

  private func paint(
    _ pixels: [UInt32], at place: PixelRect, opacity: UInt8, on target: PixelTarget, clip: PixelRect
  ) {
    let area = place.intersection(clip)
    guard !area.isEmpty, opacity > 0 else { return }
    pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in area.y..<area.maxY {
        let row = base + ((y - place.y) * place.width + area.x - place.x)
        Blend.lay(row, opacity: opacity, over: target.pixel(area.x, y), area.width)
      }
    }
  }
}
