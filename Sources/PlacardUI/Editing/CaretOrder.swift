/// Answers where a caret goes on the screen: what a laid out line knows and the text alone does not.
///
/// The defaults are logical order, mirrored when the text reads from right to left.
@MainActor package protocol CaretOrder {
  /// Whether lines read from right to left.
  var isRightToLeft: Bool { get }
  /// The position whose caret stands next to that of `position`, on its left or right; `position` itself at the edge.
  func position(_ side: CaretSide, of position: Int, in buffer: TextBuffer) -> Int
  /// The end of a selection that shows farther to the left or right.
  func edge(_ side: CaretSide, of selection: Range<Int>) -> Int
  /// The line around `position`, without its newline.
  func line(around position: Int, in buffer: TextBuffer) -> Range<Int>
}

/// A side as seen.
package enum CaretSide: Sendable {
  case left, right
}

/// Logical order, for text that runs in one direction.
package struct LogicalOrder: CaretOrder {
  package let isRightToLeft: Bool

  package init(isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
  }
}

extension CaretOrder {
  package func position(_ side: CaretSide, of position: Int, in buffer: TextBuffer) -> Int {
    isForward(side) ? buffer.position(after: position) : buffer.position(before: position)
  }

  package func edge(_ side: CaretSide, of selection: Range<Int>) -> Int {
    isForward(side) ? selection.upperBound : selection.lowerBound
  }

  package func line(around position: Int, in buffer: TextBuffer) -> Range<Int> {
    buffer.paragraph(around: position)
  }

  func isForward(_ side: CaretSide) -> Bool {
    (side == .right) != isRightToLeft
  }
}
