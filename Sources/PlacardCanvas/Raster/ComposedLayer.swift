/// A layer as a host that keeps layers in textures needs it.
package struct ComposedLayer {
  /// What a layer shows.
  package enum Content {
    /// One colour all over, its opacity not yet in it.
    case color(Color)
    /// Premultiplied pixels, valid until the next update.
    case bitmap(PixelTarget)
  }

  package let id: DrawLayer.ID
  package let content: Content
  /// Where the layer stands at rest, in pixels of the surface.
  package let frame: PixelRect
  /// Where it stands as scaled now, in pixels of the surface; the same as `frame` at rest.
  package let presentedX: Double
  package let presentedY: Double
  package let presentedWidth: Double
  package let presentedHeight: Double
  /// 0 to 255.
  package let opacity: UInt8
  /// What of the bitmap has changed since `texturesTaken`.
  package let changes: [PixelRect]
}
