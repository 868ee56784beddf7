// Typed text may be a secret, and whoever prints a value does not know: no description here shows any text.

extension TextBuffer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package nonisolated var description: String { "TextBuffer" }
  package nonisolated var debugDescription: String { description }
  package nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension EditCommand: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String {
    switch self {
    case .insert(let text, let source): "insert \(text.utf8.count) bytes from \(source)"
    case .compose(let text, _, _): "compose \(text.utf8.count) bytes"
    case .commitComposition: "commitComposition"
    case .cancelComposition: "cancelComposition"
    case .delete(let deletion): "delete \(deletion)"
    case .move(let motion, let isSelecting): "\(isSelecting ? "select" : "move") \(motion)"
    case .place(let position, let isSelecting): "\(isSelecting ? "select to" : "place at") \(position)"
    case .selectWord(let position): "selectWord at \(position)"
    case .selectAll: "selectAll"
    case .copy: "copy"
    case .cut: "cut"
    case .paste: "paste"
    case .undo: "undo"
    case .redo: "redo"
    case .submit: "submit"
    }
  }

  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Composition: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "\(text.utf8.count) bytes composed" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension DisplayedText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "\(text.utf8.count) bytes displayed" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: [:]) }
}
