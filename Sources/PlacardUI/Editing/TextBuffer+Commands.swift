extension TextBuffer {
  /// Does what `command` says and tells what came of it.
  ///
  /// While an input method composes, keys are its own: everything but text, pointers and composing is ignored.
  package mutating func apply(_ command: EditCommand, order: any CaretOrder = LogicalOrder()) -> EditResult {
    guard !(isComposing && command.belongsToInputMethod) else { return EditResult() }
    let before = selection
    var result = perform(command, order: order)
    result.isSelectionChanged = selection != before
    if result.isSelectionChanged, !result.isTextChanged { history.close() }
    return result
  }

  private mutating func perform(_ command: EditCommand, order: any CaretOrder) -> EditResult {
    switch command {
    case .insert(let text, let source): return source == .program ? setText(text) : insert(text, from: source)
    case .compose, .commitComposition, .cancelComposition: return performComposing(command)
    case .delete(let deletion): return delete(deletion, order: order)
    case .move, .place, .selectWord, .selectAll: select(command, order: order)
    case .copy, .cut, .paste: return performClipboard(command)
    case .undo: return undo()
    case .redo: return redo()
    case .submit: return submit()
    }
    return EditResult()
  }

  private mutating func select(_ command: EditCommand, order: any CaretOrder) {
    switch command {
    case .move(let motion, let isSelecting): move(motion, selecting: isSelecting, order: order)
    case .place(let offset, let isSelecting): place(position(near: offset), selecting: isSelecting)
    case .selectWord(let offset): selectWord(at: position(near: offset))
    case .selectAll: selection = TextSelection(anchor: 0, caret: endPosition)
    default: break
    }
  }

  private mutating func performComposing(_ command: EditCommand) -> EditResult {
    switch command {
    case .compose(let text, let start, let length): compose(text, start: start, length: length)
    case .commitComposition: commitComposition()
    default: cancelComposition()
    }
  }

  /// A secret neither leaves by copying nor vanishes by cutting.
  private mutating func performClipboard(_ command: EditCommand) -> EditResult {
    var result = EditResult()
    if command == .paste {
      result.clipboard = .read
      return result
    }
    guard !isSecure, !selection.isEmpty else { return result }
    let text = selectedText
    if command == .cut { result = delete(.backward, order: LogicalOrder()) }
    result.clipboard = .write(text)
    return result
  }

  private mutating func submit() -> EditResult {
    if rules.allowsNewlines { return insert("\n", from: .typing) }
    var result = EditResult()
    result.isSubmitted = true
    return result
  }
}

extension EditCommand {
  fileprivate var belongsToInputMethod: Bool {
    switch self {
    case .insert, .compose, .commitComposition, .cancelComposition, .place, .selectWord: false
    case .delete, .move, .selectAll, .copy, .cut, .paste, .undo, .redo, .submit: true
    }
  }
}
