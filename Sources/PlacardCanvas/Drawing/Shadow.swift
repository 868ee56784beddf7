/// A soft shadow that a rounded rectangle casts; it is drawn only outside the rectangle.
///
/// With d the signed distance from the shifted rectangle, t = clamp((blur - d) / (2 blur), 0, 1) and the opacity is
/// that of `color` times t² (3 - 2t).
public struct Shadow: Sendable, Equatable, Hashable {
  /// How far the shadow lies from its shape, in points.
  public var offset: Point
  /// How far the shadow fades in and out of its edge, in points.
  public var blur: Double
  /// The colour, with the opacity in the middle of the shadow.
  public var color: Color

  /// A shadow `offset` away that fades over `blur` points to either side of its edge.
  public init(offset: Point, blur: Double, color: Color) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// Everything the shadow of `rect` may touch.
  public func bounds(of rect: Rect) -> Rect {
    rect.offset(by: offset).inset(by: -blur)
  }
}
