/// A part of the picture that is rasterised by itself and then moved, faded or scaled as a whole.
package struct DrawLayer: Sendable, Equatable {
  /// Who a layer is, from one frame to the next.
  package struct ID: Sendable, Hashable {
    package let rawValue: Int
    package init(_ rawValue: Int) { self.rawValue = rawValue }
    /// What stands behind everything.
    package static let page = ID(0)
    /// The one darkening under all alerts.
    package static let backdrop = ID(1)
    /// The layer of the alert with this serial number.
    package static func alert(_ serial: Int) -> ID { ID(2 + serial) }
  }
  /// What a layer shows.
  package enum Content: Sendable, Equatable {
    /// One colour all over.
    case solid(Color)
    /// These items of the list, in the layer's own points.
    case items(Range<Int>)
  }

  package let id: ID
  package var content: Content
  /// Where the layer stands on the surface while its scale is 1, in points; its corner is on a whole pixel.
  package var frame: Rect
  /// 0 to 1, over the whole layer at once.
  package var opacity: Double
  /// Magnification about `anchor`.
  package var scale: Double
  /// The point of the surface that stays where it is while the layer is scaled.
  package var anchor: Point

  package init(id: ID, content: Content, frame: Rect, opacity: Double = 1, scale: Double = 1, anchor: Point? = nil) {
    self.id = id
    self.content = content
    self.frame = frame
    self.opacity = opacity
    self.scale = scale
    self.anchor = anchor ?? frame.center
  }

  /// What the layer covers on the surface as it is scaled now, in points.
  package var presentedFrame: Rect {
    guard scale != 1 else { return frame }
    return Rect(
      x: anchor.x + (frame.x - anchor.x) * scale, y: anchor.y + (frame.y - anchor.y) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }
}
