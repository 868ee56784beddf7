extension TextLayout {
  /// The most lines that are balanced: more are a text to read, not a heading.
  private static let mostBalanced = 16
  /// How near to the narrowest width is near enough, in points.
  private static let nearEnough = 0.25

  /// A layout of the smallest width that needs no more lines than the whole width, cuts no more words and shows no
  /// more hyphens: so that no word is left alone on the last line.
  static func balanced(_ text: MeasuredText, in frame: Frame) -> TextLayout {
    let full = TextLayout(text, in: frame)
    let count = full.lineCount(upTo: mostBalanced + 1)
    guard count > 1, count <= mostBalanced, !full.isTruncated else { return full }
    let strained = full.strainedLines(upTo: count)
    var best = full
    var low = 0.0
    var high = full.width
    while high - low > nearEnough {
      var narrow = frame
      narrow.breakingWidth = (low + high) / 2
      let trial = TextLayout(text, in: narrow)
      if trial.lineCount(upTo: count + 1) == count && trial.isAsGood(as: strained, lines: count) {
        best = trial
        high = narrow.breakingWidth
      } else {
        low = narrow.breakingWidth
      }
    }
    return best
  }

  private func isAsGood(as strained: Int, lines count: Int) -> Bool {
    !isTruncated && strainedLines(upTo: count) <= strained
  }
}
