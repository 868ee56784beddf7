public import PlacardCanvas

extension UI {
  /// Draws content that may be higher than `viewport`, and scrolls it by finger, wheel and keys.
  ///
  /// `body` gets the rectangle of the whole content where it lies now, `contentHeight` points high.
  public mutating func scrollArea(
    _ id: ControlID, viewport: Rect, contentHeight: Double, _ body: (inout UI, Rect) -> Void
  ) {
    body(&self, Rect(x: viewport.x, y: viewport.y, width: viewport.width, height: contentHeight))
  }
}
