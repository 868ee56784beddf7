/// A text being edited: the text, the caret and the selection, what an input method composes, what can be undone.
///
/// Positions are UTF-8 byte offsets on Character boundaries. Text that arrives may merge with its neighbours into one
/// Character, so where the caret goes is always looked up in the new text. A value; copies share memory until changed.
@MainActor package struct TextBuffer {
  /// What the text may hold; text that is there already stays when the rules change.
  package var rules: InputRules
  /// Whether the text is a secret: no copying, no words, nothing to undo, in no description.
  package var isSecure: Bool {
    didSet { if isSecure { history = EditHistory() } }
  }
  package internal(set) var selection = TextSelection(caret: 0)
  package internal(set) var composition: Composition?
  /// Another number after every change of the text.
  package internal(set) var revision = 0
  var storage: TextStorage
  var history = EditHistory()

  /// A buffer with `text` as the rules take it and the caret at its end.
  ///
  /// `onFree` is shown every piece of memory that held the text, after it was overwritten.
  package init(
    _ text: String = "", rules: InputRules = InputRules(), isSecure: Bool = false,
    onFree: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil
  ) {
    self.rules = rules
    self.isSecure = isSecure
    storage = TextStorage(onFree: onFree)
    setText(text)
  }

  /// The text without what is being composed. Of a secret this makes a copy that nobody overwrites.
  package var text: String { storage.text }
  package var isEmpty: Bool { storage.count == 0 }
  /// The length in bytes: the last position.
  package var endPosition: Int { storage.count }
  package var characterCount: Int { storage.characterCount }
  package var caret: Int { selection.caret }
  package var isComposing: Bool { composition != nil }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  /// The selected text; empty for a secret.
  package var selectedText: String {
    isSecure ? "" : storage.text(in: selection.range)
  }

  /// The next boundary; the end at the end.
  package func position(after position: Int) -> Int {
    position >= endPosition ? endPosition : storage.boundary(after: position)
  }

  /// The boundary before; 0 at the start.
  package func position(before position: Int) -> Int {
    position <= 0 ? 0 : storage.boundary(before: position)
  }

  /// The nearest boundary at or before any number.
  package func position(near offset: Int) -> Int {
    storage.boundary(atOrBefore: offset)
  }

  /// How many Characters stand before `position`.
  package func characterIndex(of position: Int) -> Int {
    storage.characterCount(in: 0..<position)
  }

  /// The position with `characters` before it, at most the end.
  package func position(afterCharacters characters: Int) -> Int {
    storage.position(afterCharacters: characters)
  }

  /// The text around `position` up to the newlines.
  package func paragraph(around position: Int) -> Range<Int> {
    storage.withBytes { bytes in
      let newline = UInt8(ascii: "\n")
      let start = bytes[..<position].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let end = bytes[position...].firstIndex(of: newline) ?? bytes.count
      return start..<end
    }
  }
}
