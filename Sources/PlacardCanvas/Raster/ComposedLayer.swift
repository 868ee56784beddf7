/// A layer as a host that keeps layers in textures needs it. Do not keep it over an update.
package struct ComposedLayer {
  /// What a layer shows.
  package enum Content {
    /// One colour all over, the layer's opacity not yet in it.
    case color(Color)
    /// Premultiplied pixels, valid until the next update.
    case bitmap(PixelTarget)
  }

  package let id: DrawLayer.ID
  package let content: Content
  /// Where the layer stands at rest, in pixels of the surface; a bitmap has exactly this size.
  package let frame: PixelRect
  /// Whether it is drawn pixel for pixel; otherwise stretched over `presentedX` and so on, and filtered.
  package let isAtRest: Bool
  /// Where the layer stands as scaled now, in pixels of the surface.
  package let presentedX: Double
  package let presentedY: Double
  package let presentedWidth: Double
  package let presentedHeight: Double
  /// 0 to 255.
  package let opacity: UInt8
  /// What of the bitmap has changed since `texturesTaken`.
  package let changes: [PixelRect]
}

extension ComposedLayer {
  @MainActor init(_ layer: LayerSurface) {
    let place = layer.placement
    id = layer.id
    content =
      switch layer.content {
      case .color(let color): .color(color)
      case .bitmap: .bitmap(layer.bitmap)
      }
    frame = place.frame
    isAtRest = place.isAtRest
    (presentedX, presentedY) = (place.x, place.y)
    (presentedWidth, presentedHeight) = (place.width, place.height)
    opacity = layer.opacity
    changes = layer.changes.rects
  }
}
