/// What is selected: from the anchor, where selecting began, to the caret. Both are byte offsets on boundaries.
package struct TextSelection: Sendable, Equatable {
  /// Where the selection began; it stays while Shift moves the caret.
  package var anchor: Int
  /// Where text goes in.
  package var caret: Int

  /// Nothing selected, the caret at `caret`.
  package init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  package init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }

  package var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  package var isEmpty: Bool { anchor == caret }
}
