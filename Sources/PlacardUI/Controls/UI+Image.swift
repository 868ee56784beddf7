public import PlacardCanvas

extension UI {
  /// Draws a picture, stretched over `rect`; with a label it is in the semantics tree.
  public mutating func image(_ picture: Picture, in rect: Rect, label: String? = nil, identifier: String? = nil) {
    painter.draw(picture, in: rect)
    addImageNode(label, identifier, in: rect)
  }

  /// Draws an icon, stretched over `rect`; with a label it is in the semantics tree.
  public mutating func icon(
    _ shape: CoverageShape, in rect: Rect, color: Color, label: String? = nil, identifier: String? = nil
  ) {
    painter.draw(shape, in: rect, color: color)
    addImageNode(label, identifier, in: rect)
  }

  private mutating func addImageNode(_ label: String?, _ identifier: String?, in rect: Rect) {
    guard let label else { return }
    addNode(SemanticsNode(role: .image, label: label, identifier: identifier, frame: rect))
  }
}
