public import PlacardCanvas

extension UI {
  /// Draws a picture, stretched over `rect`; with a label it is in the semantics tree.
  public mutating func image(_ picture: Picture, in rect: Rect, label: String? = nil, identifier: String? = nil) {
    painter.draw(picture, in: rect)
  }

  /// Draws an icon, stretched over `rect`; with a label it is in the semantics tree.
  public mutating func icon(
    _ shape: CoverageShape, in rect: Rect, color: Color, label: String? = nil, identifier: String? = nil
  ) {
    painter.draw(shape, in: rect, color: color)
  }
}
