/// What an edit did, and what is to be done for it outside.
package struct EditResult: Sendable, Equatable {
  /// A wish of the text about the clipboard.
  package enum ClipboardRequest: Sendable, Equatable {
    /// Put this on the clipboard.
    case write(String)
    /// Fetch what is on the clipboard and insert it from `.paste`.
    case read
  }

  /// Whether the scalars of the text are others than before: true once for each call of `onEditingChanged`.
  package var isTextChanged = false
  /// Whether the caret or the selection is another one.
  package var isSelectionChanged = false
  /// Whether the text being composed is another one.
  package var isCompositionChanged = false
  /// Whether the rules kept something out; the field may shake or click.
  package var isRefused = false
  /// Whether Return was pressed on text that is entered.
  package var isSubmitted = false
  /// What the clipboard is asked for.
  package var clipboard: ClipboardRequest?

  package init() {}
}
