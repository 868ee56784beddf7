public import PlacardCanvas
public import PlacardText

extension UI {
  /// Draws `text` in the width of `rect`, from its top, and says it in the semantics tree.
  ///
  /// `style` is scaled by the appearance's `textScale`; the colour is `palette.label` when not given. Lines below
  /// `rect` are drawn too: give the height that `context.size` measures.
  public mutating func label(
    _ text: String, in rect: Rect, style: TextStyle, color: Color? = nil, alignment: TextAlignment = .leading,
    maximumLines: Int? = nil, isBalanced: Bool = false, identifier: String? = nil
  ) {
    addNode(SemanticsNode(role: .text, label: text, identifier: identifier, frame: rect))
    let layout = typesetter.layout(
      text, appearance.scaled(style), width: max(0, rect.width), alignment: alignment, maximumLines: maximumLines,
      balanced: isBalanced)
    painter.draw(layout, in: rect, color: color ?? appearance.palette.label)
  }
}
