extension TextBuffer {
  /// Replaces the whole text as the program wishes: the rules hold, the caret goes to the end, nothing can be undone.
  @discardableResult
  package mutating func setText(_ text: String) -> EditResult {
    selection = TextSelection(anchor: 0, caret: endPosition)
    let result = insert(text, from: .program)
    history = EditHistory()
    return result
  }

  /// Puts text in the place of the selection and of what is being composed, as far as the rules take it.
  mutating func insert(_ text: String, from source: TextSource) -> EditResult {
    var result = EditResult()
    result.isCompositionChanged = isComposing
    composition = nil
    let piece = rules.sanitized(text, from: source)
    guard !piece.isEmpty || source == .program else { return result }
    let range = selection.range
    let removed = storage.copy(range)
    let admission = rules.splice(piece, into: &storage, replacing: range)
    result.isRefused = !admission.isWhole
    if admission.inserted.isEmpty, source != .program {
      removed.withBytes { storage.splice(admission.inserted, with: $0) }
      return result
    }
    let kind: EditHistory.Kind = source == .typing ? .typing : .other
    result.isTextChanged = finish(removed, became: admission.inserted, as: kind)
    return result
  }

  /// Removes the selection, else what `deletion` says.
  mutating func delete(_ deletion: EditCommand.Deletion, order: any CaretOrder) -> EditResult {
    if !selection.isEmpty { return remove(selection.range, as: .other) }
    let kind: EditHistory.Kind =
      switch deletion {
      case .backward: .deletingBackward
      case .forward: .deletingForward
      case .wordBackward, .wordForward, .toLineStart, .toLineEnd: .other
      }
    return remove(range(of: deletion, order: order), as: kind)
  }

  mutating func undo() -> EditResult {
    guard let edit = history.undo() else { return EditResult() }
    return replay(edit.insertedRange, with: edit.removed, selecting: edit.selectionBefore)
  }

  mutating func redo() -> EditResult {
    guard let edit = history.redo() else { return EditResult() }
    return replay(edit.removedRange, with: edit.inserted, selecting: edit.selectionAfter)
  }
}

// MARK: - Steps

extension TextBuffer {
  private func range(of deletion: EditCommand.Deletion, order: any CaretOrder) -> Range<Int> {
    switch deletion {
    case .backward: position(before: caret)..<caret
    case .forward: caret..<position(after: caret)
    case .wordBackward: wordStart(before: caret)..<caret
    case .wordForward: caret..<wordEnd(after: caret)
    case .toLineStart: order.line(around: caret, in: self).lowerBound..<caret
    case .toLineEnd: caret..<order.line(around: caret, in: self).upperBound
    }
  }

  private mutating func remove(_ range: Range<Int>, as kind: EditHistory.Kind) -> EditResult {
    var result = EditResult()
    guard !range.isEmpty else { return result }
    let removed = storage.copy(range)
    storage.remove(range)
    result.isTextChanged = finish(removed, became: range.lowerBound..<range.lowerBound, as: kind)
    return result
  }

  /// Sets the caret behind what changed and remembers the change; false if every scalar is as it was.
  private mutating func finish(_ removed: TextBytes, became inserted: Range<Int>, as kind: EditHistory.Kind) -> Bool {
    let before = selection
    selection = TextSelection(caret: storage.boundary(atOrAfter: inserted.upperBound))
    let isSame = storage.withBytes { text in removed.withBytes { text[inserted].elementsEqual($0) } }
    guard !isSame else { return false }
    revision &+= 1
    guard !isSecure else { return true }
    history.record(
      EditHistory.Edit(
        kind: kind, start: inserted.lowerBound, removed: removed.withBytes { Array($0) },
        inserted: storage.withBytes { Array($0[inserted]) }, selectionBefore: before, selectionAfter: selection))
    return true
  }

  private mutating func replay(
    _ range: Range<Int>, with bytes: [UInt8], selecting newSelection: TextSelection
  ) -> EditResult {
    bytes.withUnsafeBufferPointer { storage.splice(range, with: $0) }
    selection = newSelection
    revision &+= 1
    var result = EditResult()
    result.isTextChanged = true
    return result
  }
}
