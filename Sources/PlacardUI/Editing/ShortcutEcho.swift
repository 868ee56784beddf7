/// Keeps the letter of a shortcut out of the text: some systems send Control+V as a key and as the text "v" too.
///
/// Show it keys and texts in the order in which they come.
package struct ShortcutEcho: Sendable, Equatable {
  private var expected: Character?

  package init() {}

  /// A key went down.
  package mutating func see(_ key: Key, _ modifiers: Modifiers) {
    expected = nil
    guard !modifiers.isDisjoint(with: [.control, .command]), !modifiers.contains(.alt) else { return }
    if case .character(let letter) = key { expected = letter }
  }

  /// Whether `text` is no more than the letter of the shortcut before it.
  package mutating func isEcho(_ text: String) -> Bool {
    defer { expected = nil }
    guard let expected else { return false }
    return text.lowercased() == String(expected).lowercased()
  }
}
