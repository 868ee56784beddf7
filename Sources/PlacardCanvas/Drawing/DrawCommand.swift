/// One thing to draw, as a value: no handle, no closure, no pointer, no clock.
///
/// Coordinates are points of the layer it belongs to, counted from that layer's top left corner.
package enum DrawCommand: Sendable, Equatable {
  /// A rectangle with any corners and an optional border inside its edge; no pixel is painted twice.
  case shape(Rect, CornerRadii, fill: Color, border: Border?)
  /// The shadow of a rounded rectangle, only where the rectangle is not.
  case shadow(Rect, CornerRadii, Shadow)
  /// An icon in one colour, as large as fits the rectangle.
  case coverage(CoverageShape, Rect, Color)
  /// A run of text with its origin on the baseline.
  case text(TextRun, Point, Color)
  /// A picture stretched over a rectangle.
  case picture(Picture, Rect)
}

extension DrawCommand {
  /// Everything the command may touch, in points.
  package var bounds: Rect {
    switch self {
    case .shape(let rect, _, _, _): rect
    case .shadow(let rect, _, let shadow): shadow.bounds(of: rect)
    case .coverage(_, let rect, _): rect
    case .text(let run, let origin, _): run.ink.offset(by: origin)
    case .picture(_, let rect): rect
    }
  }

  package func combine(into fingerprint: inout Fingerprint) {
    switch self {
    case .shape(let rect, let radii, let fill, let border):
      fingerprint.combine(border == nil ? 1 : 2)
      fingerprint.combine(rect)
      Self.combine(radii, into: &fingerprint)
      fingerprint.combine(fill)
      if let border {
        fingerprint.combine(border.width)
        fingerprint.combine(border.color)
      }
    case .shadow(let rect, let radii, let shadow):
      fingerprint.combine(3)
      fingerprint.combine(rect)
      Self.combine(radii, into: &fingerprint)
      fingerprint.combine(shadow.offset)
      fingerprint.combine(shadow.blur)
      fingerprint.combine(shadow.color)
    case .coverage(let shape, let rect, let color):
      fingerprint.combine(4)
      fingerprint.combine(shape.fingerprint)
      fingerprint.combine(rect)
      fingerprint.combine(color)
    case .text(let run, let origin, let color):
      fingerprint.combine(5)
      fingerprint.combine(run.fingerprint)
      fingerprint.combine(origin)
      fingerprint.combine(color)
    case .picture(let picture, let rect):
      fingerprint.combine(6)
      fingerprint.combine(picture.fingerprint)
      fingerprint.combine(rect)
    }
  }

  private static func combine(_ radii: CornerRadii, into fingerprint: inout Fingerprint) {
    fingerprint.combine(radii.topLeft)
    fingerprint.combine(radii.topRight)
    fingerprint.combine(radii.bottomRight)
    fingerprint.combine(radii.bottomLeft)
  }
}
