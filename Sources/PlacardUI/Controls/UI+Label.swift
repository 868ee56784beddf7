public import PlacardCanvas
public import PlacardText

extension UI {
  /// Draws `text` in the width of `rect`, from its top, and says it in the semantics tree.
  ///
  /// `style` is scaled by the appearance's `textScale`; the colour is `palette.label` when not given.
  public mutating func label(
    _ text: String, in rect: Rect, style: TextStyle, color: Color? = nil, alignment: TextAlignment = .leading,
    maximumLines: Int? = nil, isBalanced: Bool = false, identifier: String? = nil
  ) {
  }
}
