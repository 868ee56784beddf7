import PlacardCanvas

/// Turns the part of a text that a line holds into runs, from left to right.
@MainActor struct LineComposer {
  let text: MeasuredText
  let frame: TextLayout.Frame

  /// What becomes a run: a part of an item, or the suffix.
  private enum Content {
    case item(TextItem)
    case suffix(LineSuffix)
  }
  private struct Piece {
    let content: Content
    let level: UInt8
  }

  func line(_ span: LineSpan, at place: Int) -> TextLine {
    let style = text.style
    return TextLine(
      index: place, top: Double(place) * style.lineHeight, baseline: style.baseline, x: x(of: span),
      width: Double(span.width), runs: runs(of: pieces(of: span)))
  }

  /// Where a line stands: one that is too long begins where reading begins.
  private func x(of span: LineSpan) -> Double {
    let rest = frame.width - Double(span.width)
    guard rest.isFinite else { return 0 }
    switch frame.alignment {
    case .leading: return span.isRightToLeft ? rest : 0
    case .center: return rest / 2
    case .trailing: return span.isRightToLeft ? 0 : rest
    }
  }

  private func runs(of pieces: [Piece]) -> [TextLine.PlacedRun] {
    var x = 0.0
    var runs: [TextLine.PlacedRun] = []
    for piece in pieces {
      switch piece.content {
      case .suffix(let suffix):
        let run = text.run(of: suffix, isRightToLeft: piece.level % 2 == 1)
        runs.append(TextLine.PlacedRun(x: x, run: run))
        x += run.advance
      case .item(let item):
        guard let run = text.run(for: item) else {
          x += text.width(of: item.range)
          continue
        }
        runs.append(TextLine.PlacedRun(x: x, run: run))
        x += run.advance
      }
    }
    return runs
  }

  private func pieces(of span: LineSpan) -> [Piece] {
    var pieces = text.items(in: span.range).flatMap(parts).map { Piece(content: .item($0), level: $0.level) }
    let paragraphLevel: UInt8 = span.isRightToLeft ? 1 : 0
    if let suffix = span.suffix {
      // A hyphen belongs to its word, an ellipsis to the paragraph.
      let level = suffix == .hyphen ? pieces.last?.level ?? paragraphLevel : paragraphLevel
      pieces.append(Piece(content: .suffix(suffix), level: level))
    }
    putInVisualOrder(&pieces)
    return pieces
  }

  /// UAX #9's rule L2: from the deepest level up, whatever is at least that deep is turned round.
  private func putInVisualOrder(_ pieces: inout [Piece]) {
    var level = pieces.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < pieces.count {
        let end = pieces[start...].firstIndex { $0.level < level } ?? pieces.count
        pieces[start..<end].reverse()
        start = max(end, start) + 1
      }
      level -= 1
    }
  }
}

// MARK: - Runs of modest length

extension LineComposer {
  /// The most Characters in a run, so that its painted mask stays small.
  private static let longestRun = 96

  /// Cuts an item where a run would become too long: after a blank if one is near, else where glyphs are not tied.
  private func parts(of item: TextItem) -> [TextItem] {
    var parts: [TextItem] = []
    var rest = item
    while let cut = cut(in: rest.range) {
      var part = rest
      part.range = rest.range.lowerBound..<cut
      parts.append(part)
      rest.range = cut..<rest.range.upperBound
    }
    return parts + [rest]
  }

  private func cut(in range: Range<Int>) -> Int? {
    var characters = 0
    var afterBlank: Int?
    var untied: Int?
    for index in range.dropFirst() where text.columns.flags[index].contains(.startsCharacter) {
      characters += 1
      if !text.columns.flags[index].contains(.isTiedToPrevious) {
        untied = index
        if text.columns.flags[index - 1].contains(.isBlank) { afterBlank = index }
      }
      if characters == Self.longestRun { return afterBlank ?? untied ?? index }
    }
    return nil
  }
}
