/// One thing that a user does to a text. Positions are byte offsets into the text.
package enum EditCommand: Sendable, Equatable {
  /// Text arrives: typed, or fetched from the clipboard.
  case insert(String, from: TextSource)
  /// An input method shows what it composes; `start` and `length` are its cursor, in Characters, and may be nonsense.
  case compose(String, start: Int, length: Int)
  /// What is composed becomes text.
  case commitComposition
  /// What is composed goes away.
  case cancelComposition
  /// The selection goes away, else what lies there.
  case delete(Deletion)
  /// The caret moves; when selecting, the anchor stays.
  case move(Motion, selecting: Bool)
  /// The caret goes to a position, as after a tap or during a drag.
  case place(Int, selecting: Bool)
  /// The word at a position is selected, as after a double tap.
  case selectWord(at: Int)
  case selectAll
  case copy
  case cut
  /// Asks for the clipboard; its text comes back as an insertion.
  case paste
  case undo
  case redo
  /// Return: a new line in a text of several lines, else the field's default action.
  case submit

  /// What a deletion takes when nothing is selected.
  package enum Deletion: Sendable, Equatable {
    case backward, forward, wordBackward, wordForward, toLineStart, toLineEnd
  }

  /// Where a caret moves; left and right are as seen.
  package enum Motion: Sendable, Equatable {
    case left, right, wordLeft, wordRight, lineStart, lineEnd, textStart, textEnd
  }
}

/// Where text comes from.
package enum TextSource: Sendable, Equatable {
  /// A keyboard, real or on the screen, or an input method.
  case typing
  /// The clipboard.
  case paste
  /// The program or the command line; it replaces the whole text.
  case program
}
