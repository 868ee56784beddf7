extension TextBuffer {
  mutating func move(_ motion: EditCommand.Motion, selecting isSelecting: Bool, order: any CaretOrder) {
    if !isSelecting, !selection.isEmpty, let side = motion.side {
      place(order.edge(side, of: selection.range), selecting: false)
    } else {
      place(target(of: motion, order: order), selecting: isSelecting)
    }
  }

  mutating func place(_ position: Int, selecting isSelecting: Bool) {
    selection = TextSelection(anchor: isSelecting ? selection.anchor : position, caret: position)
  }

  mutating func selectWord(at position: Int) {
    let word = word(at: position)
    selection = TextSelection(anchor: word.lowerBound, caret: word.upperBound)
  }

  private func target(of motion: EditCommand.Motion, order: any CaretOrder) -> Int {
    switch motion {
    case .left: position(near: order.position(.left, of: caret, in: self))
    case .right: position(near: order.position(.right, of: caret, in: self))
    case .wordLeft: wordTarget(forward: order.isRightToLeft)
    case .wordRight: wordTarget(forward: !order.isRightToLeft)
    case .lineStart: position(near: order.line(around: caret, in: self).lowerBound)
    case .lineEnd: position(near: order.line(around: caret, in: self).upperBound)
    case .textStart: 0
    case .textEnd: endPosition
    }
  }

  private func wordTarget(forward isForward: Bool) -> Int {
    isForward ? wordEnd(after: caret) : wordStart(before: caret)
  }
}

extension EditCommand.Motion {
  /// The side on which a selection is left by a step.
  fileprivate var side: CaretSide? {
    switch self {
    case .left: .left
    case .right: .right
    case .wordLeft, .wordRight, .lineStart, .lineEnd, .textStart, .textEnd: nil
    }
  }
}
