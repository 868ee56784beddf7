public import PlacardCanvas

extension UI {
  /// Fills `rect` with the colour of lines between parts of a card, or with `color`.
  public mutating func separator(in rect: Rect, color: Color? = nil) {
    painter.fill(rect, with: color ?? appearance.palette.hairline)
  }
}
