/// What an input method composes: shown in the text, but not part of it.
package struct Composition: Sendable, Equatable {
  package let text: String
  /// The input method's cursor or the clause it works on, as byte offsets into `text` on boundaries.
  package let cursor: Range<Int>

  /// Clamps `start` and `length`, in Characters, to the text: input methods of some systems count other units.
  init(_ text: String, start: Int, length: Int) {
    self.text = text
    let from = text.index(text.startIndex, offsetBy: max(0, start), limitedBy: text.endIndex) ?? text.endIndex
    let to = text.index(from, offsetBy: max(0, length), limitedBy: text.endIndex) ?? text.endIndex
    cursor = text.utf8.distance(from: text.startIndex, to: from)..<text.utf8.distance(from: text.startIndex, to: to)
  }
}
