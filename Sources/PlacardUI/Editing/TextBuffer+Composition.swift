extension TextBuffer {
  /// Shows what an input method composes; nothing of the text goes until it is committed. "" ends composing.
  ///
  /// What is composed into a secret is kept as bullets only.
  mutating func compose(_ text: String, start: Int, length: Int) -> EditResult {
    var line = rules.allowsNewlines ? ControlFilter.lines(text) : ControlFilter.line(text)
    if isSecure { line = String(repeating: DisplayedText.bullet, count: line.count) }
    return setComposition(line.isEmpty ? nil : Composition(line, start: start, length: length))
  }

  /// What is composed becomes text; of a secret it goes, since only its bullets are known.
  mutating func commitComposition() -> EditResult {
    guard let composition, !isSecure else { return cancelComposition() }
    return insert(composition.text, from: .typing)
  }

  mutating func cancelComposition() -> EditResult {
    setComposition(nil)
  }

  private mutating func setComposition(_ next: Composition?) -> EditResult {
    var result = EditResult()
    result.isCompositionChanged = next.map(Scalars.init) != composition.map(Scalars.init)
    composition = next
    return result
  }

  /// A composition told by its scalars.
  private struct Scalars: Equatable {
    let scalars: [Unicode.Scalar]
    let cursor: Range<Int>

    init(_ composition: Composition) {
      scalars = Array(composition.text.unicodeScalars)
      cursor = composition.cursor
    }
  }
}
