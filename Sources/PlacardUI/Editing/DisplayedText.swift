/// What a field draws: the text with what is being composed in its place, or bullets for a secret.
package struct DisplayedText: Sendable {
  package let text: String
  /// The caret, as a byte offset into `text` like all that follow; inside what is composed, if there is such.
  package let caret: Int
  /// What shows as selected; empty while composing, when the selection makes room.
  package let selection: Range<Int>
  /// What is underlined: being composed.
  package let composition: Range<Int>?
  /// The clause that the input method works on.
  package let clause: Range<Int>?

  /// What stands for one Character of a secret where the font has it.
  package static let bullet: Character = "\u{2022}"
}

extension TextBuffer {
  /// What to draw. Make it once a `revision`, selection and composition; `bullet` stands for each Character of a secret.
  package func displayed(bullet: Character = DisplayedText.bullet) -> DisplayedText {
    guard let composition else {
      return DisplayedText(
        text: shown(0..<endPosition, bullet: bullet), caret: offset(of: caret, bullet: bullet),
        selection: offset(of: selection.anchor, caret, bullet: bullet), composition: nil, clause: nil)
    }
    let head = shown(0..<selection.range.lowerBound, bullet: bullet)
    let tail = shown(selection.range.upperBound..<endPosition, bullet: bullet)
    let start = head.utf8.count
    let clause = (start + composition.cursor.lowerBound)..<(start + composition.cursor.upperBound)
    return DisplayedText(
      text: head + composition.text + tail, caret: clause.upperBound, selection: clause.upperBound..<clause.upperBound,
      composition: start..<(start + composition.text.utf8.count), clause: clause)
  }

  /// The position of the text behind `offset` of what is drawn; that of the caret inside what is composed.
  package func position(atDisplayed offset: Int, bullet: Character = DisplayedText.bullet) -> Int {
    guard let composition else { return position(ofShown: offset, bullet: bullet) }
    let start = self.offset(of: selection.range.lowerBound, bullet: bullet)
    if offset <= start { return position(ofShown: offset, bullet: bullet) }
    let behind = offset - start - composition.text.utf8.count
    guard behind > 0 else { return caret }
    return position(ofShown: self.offset(of: selection.range.upperBound, bullet: bullet) + behind, bullet: bullet)
  }

  private func shown(_ range: Range<Int>, bullet: Character) -> String {
    guard isSecure else { return storage.text(in: range) }
    return String(repeating: bullet, count: storage.characterCount(in: range))
  }

  private func offset(of position: Int, bullet: Character) -> Int {
    isSecure ? characterIndex(of: position) * bullet.utf8.count : position
  }

  private func offset(of anchor: Int, _ caret: Int, bullet: Character) -> Range<Int> {
    let range = min(anchor, caret)..<max(anchor, caret)
    return offset(of: range.lowerBound, bullet: bullet)..<offset(of: range.upperBound, bullet: bullet)
  }

  private func position(ofShown offset: Int, bullet: Character) -> Int {
    isSecure ? position(afterCharacters: offset / bullet.utf8.count) : position(near: offset)
  }
}
