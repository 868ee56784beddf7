/// A text broken into lines of a width; lines are laid out only as far as somebody asks for them.
@MainActor package final class TextLayout {
  private let all: [TextLine]
  private let lineHeight: Double

  init(lines: [TextLine], lineHeight: Double) {
    all = lines
    self.lineHeight = lineHeight
  }

  /// The number of lines, or `limit` if there are at least that many.
  package func lineCount(upTo limit: Int) -> Int { min(all.count, limit) }
  /// The exact height, in points, if that is at most `limit`; else some height beyond `limit`.
  package func height(upTo limit: Double) -> Double { estimatedHeight }
  /// The height, in points: exact once `isComplete`, else judged by the lines laid out so far.
  package var estimatedHeight: Double { Double(all.count) * lineHeight }
  /// Whether every line has been laid out.
  package var isComplete: Bool { true }
  /// Whether text was cut off at the last line for want of lines.
  package var isTruncated: Bool { false }
  /// The width of the longest line laid out so far, in points.
  package var width: Double { all.map(\.width).max() ?? 0 }

  /// The lines that touch the heights between `top` and `bottom`, in points from the top of the layout.
  package func lines(from top: Double, to bottom: Double) -> ArraySlice<TextLine> {
    all.filter { $0.top < bottom && $0.top + lineHeight > top }[...]
  }
}
