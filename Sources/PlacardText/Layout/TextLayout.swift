/// A text broken into lines of a width; lines are laid out only as far as somebody asks for them.
///
/// All lines have the height of the style, so a line's place tells its top. Runs are made for the lines that are
/// looked at, and kept for those and a few around them.
@MainActor package final class TextLayout {
  /// What a text is laid out by.
  struct Frame: Equatable {
    /// What lines are aligned in, in points.
    var width: Double
    /// What they are broken at, in points; at most `width`.
    var breakingWidth: Double
    var alignment: TextAlignment
    var maximumLines: Int?
  }

  /// Whether every line has been laid out.
  package private(set) var isComplete = false
  /// Whether the last line is cut and ends in an ellipsis, for want of lines; known once `isComplete`.
  package private(set) var isTruncated = false
  /// The width of the longest line laid out so far, in points.
  package private(set) var width = 0.0
  let frame: Frame
  private let text: MeasuredText
  private let filler: LineFiller
  private let composer: LineComposer
  private var spans: [LineSpan] = []
  /// Where the next line begins.
  private var start = 0
  /// The lines that have their runs: consecutive ones.
  private var window: [TextLine] = []

  init(_ text: MeasuredText, in frame: Frame) {
    self.text = text
    self.frame = frame
    filler = LineFiller(text: text, width: frame.breakingWidth)
    composer = LineComposer(text: text, frame: frame)
    isComplete = text.count == 0 || lineLimit == 0
  }

  private var lineHeight: Double { text.style.lineHeight }
  /// How far ink may reach out of its line, in points: marks above marks, and letters larger than their line.
  var overhang: Double { max(lineHeight, text.style.size) }
  private var lineLimit: Int { max(0, frame.maximumLines ?? .max) }
}

// MARK: - Measuring

extension TextLayout {
  /// The number of lines, or `limit` if there are at least that many.
  package func lineCount(upTo limit: Int) -> Int {
    layOut(upTo: limit)
    return min(spans.count, max(0, limit))
  }

  /// The exact height, in points, if that is at most `limit`; else some height beyond `limit`.
  package func height(upTo limit: Double) -> Double {
    layOut(upTo: place(of: limit) + 1)
    return Double(spans.count) * lineHeight
  }

  /// The height, in points: exact once `isComplete`, else judged by the lines laid out so far.
  package var estimatedHeight: Double {
    if !isComplete && spans.count < Self.sample { layOut(upTo: Self.sample) }
    guard !isComplete, start > 0 else { return Double(spans.count) * lineHeight }
    let judged = (Double(spans.count) * Double(text.count) / Double(start)).rounded(.up)
    return min(judged, Double(lineLimit)) * lineHeight
  }

  /// How many lines a guess about the others is based on.
  private static let sample = 64

  /// How many lines end inside of a word or show a hyphen.
  func strainedLines(upTo limit: Int) -> Int {
    layOut(upTo: limit)
    return spans.prefix(limit).count { $0.isForced || $0.suffix == .hyphen }
  }

  /// The place of the line at a height from the top, in points, as far as lines can be counted.
  private func place(of height: Double) -> Int {
    let place = (height / lineHeight).rounded(.down)
    return place.isNaN ? 0 : Int(min(max(place, 0), 1e9))
  }
}

// MARK: - Laying out

extension TextLayout {
  /// Lays out lines until there are `count` of them or the text ends.
  private func layOut(upTo count: Int) {
    while spans.count < count && !isComplete { layOutLine() }
  }

  private func layOutLine() {
    let line = filler.line(from: start)
    let isLast = spans.count + 1 == lineLimit
    isTruncated = isLast && (line.next.map(hasMore) ?? false)
    add(isTruncated ? filler.cutLine(from: start) : line.span)
    isComplete = isLast || line.next == nil
    start = line.next ?? text.count
  }

  private func add(_ span: LineSpan) {
    spans.append(span)
    width = max(width, Double(span.width))
  }

  /// Whether anything that shows stands at `index` or after it.
  private func hasMore(from index: Int) -> Bool {
    text.columns.scalars[index...].contains {
      $0 != PlainText.lineEnd && !PlainText.isBlank($0) && !PlainText.isInvisible($0)
    }
  }
}

// MARK: - Lines

extension TextLayout {
  /// The lines that touch the heights between `top` and `bottom`, in points from the top of the layout.
  package func lines(from top: Double, to bottom: Double) -> ArraySlice<TextLine> {
    guard bottom > 0, bottom > top else { return [] }
    let first = place(of: top)
    let last = place(of: bottom)
    layOut(upTo: last + 1)
    let end = Double(last) * lineHeight < bottom ? last + 1 : last
    return lines(at: min(first, spans.count)..<min(max(first, end), spans.count))
  }

  private func lines(at places: Range<Int>) -> ArraySlice<TextLine> {
    guard !places.isEmpty else { return [] }
    let kept = keptPlaces
    if places.lowerBound < kept.lowerBound || places.upperBound > kept.upperBound { makeWindow(around: places) }
    let offset = window[0].index
    return window[(places.lowerBound - offset)..<(places.upperBound - offset)]
  }

  private var keptPlaces: Range<Int> {
    guard let first = window.first else { return 0..<0 }
    return first.index..<(first.index + window.count)
  }

  /// Composes the lines at `places`; lines that have been are kept if they are not too far away.
  private func makeWindow(around places: Range<Int>) {
    let kept = keptPlaces.clamped(to: (places.lowerBound - Self.margin)..<(places.upperBound + Self.margin))
    let isConnected = !kept.isEmpty && kept.upperBound >= places.lowerBound && kept.lowerBound <= places.upperBound
    let wanted =
      isConnected ? min(kept.lowerBound, places.lowerBound)..<max(kept.upperBound, places.upperBound) : places
    let offset = keptPlaces.lowerBound
    window = wanted.map { place in
      isConnected && kept.contains(place) ? window[place - offset] : composer.line(spans[place], at: place)
    }
  }

  /// How many lines above and below are kept with their runs.
  private static let margin = 64
}
