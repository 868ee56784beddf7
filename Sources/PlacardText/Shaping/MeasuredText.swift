import PlacardCanvas

/// A text in one style, understood as far as somebody needs it: where it may break, what shapes together, how wide
/// each Character is. It knows no line width, so all layouts of the text share it.
///
/// It grows by stretches of a few thousand scalars, each as much work as the last, so that the first screen of a long
/// text does not wait for its end.
@MainActor final class MeasuredText {
  let columns: TextColumns
  let style: TextStyle
  let faces: FontFaces
  let shaper: Shaper
  /// The face of the style's weight.
  let primaryFace: Int
  /// Everything before is understood.
  private(set) var end = 0
  /// What shapes together, in logical order, without the line ends between.
  private(set) var items: [TextItem] = []
  var paragraph = Paragraph()
  private var suffixWidths: [Double?] = [nil, nil]
  private let direction: TextDirection
  private let mayRunRightToLeft: Bool

  /// What is carried from one stretch to the next of a paragraph.
  struct Paragraph {
    var hasBegun = false
    var isRightToLeft = false
    var breaker = LineBreaker()
    var isAfterGlue = false
    /// The script that scalars at home in many take on.
    var script: UInt32?
  }

  init(_ text: PlainText, _ style: TextStyle, direction: TextDirection, faces: FontFaces, shaper: Shaper) {
    columns = TextColumns(text.scalars)
    mayRunRightToLeft = text.mayRunRightToLeft
    self.style = style
    self.direction = direction
    self.faces = faces
    self.shaper = shaper
    primaryFace = faces.primary(for: style.weight)
  }

  var count: Int { columns.scalars.count }

  /// Whether a paragraph without letters runs from right to left.
  var isRightToLeftByDefault: Bool { direction == .rightToLeft }

  /// Understands everything up to and with the scalar at `index`, and somewhat beyond.
  func understand(through index: Int) {
    while end <= index && end < count { understandStretch() }
  }

  /// The width of what is put at the end of a line, in points.
  func width(of suffix: LineSuffix) -> Double {
    if let width = suffixWidths[suffix.rawValue] { return width }
    let width = run(of: suffix, isRightToLeft: false).advance
    suffixWidths[suffix.rawValue] = width
    return width
  }
}

// MARK: - Stretches

extension MeasuredText {
  private static let stretch = 4096

  private func understandStretch() {
    let start = end
    if !paragraph.hasBegun { beginParagraph() }
    var flags: ScalarFlags = paragraph.isRightToLeft ? [.isInRightToLeft] : []
    if columns.scalars[start] == PlainText.lineEnd {
      flags.formUnion([.endsLine, .startsCharacter])
      columns.flags[start] = flags
      columns.advances[start] = 0
      paragraph.hasBegun = false
      end = start + 1
      return
    }
    let limit = min(start + Self.stretch, count)
    let stop = columns.scalars[start..<limit].firstIndex(of: PlainText.lineEnd) ?? limit
    for index in start..<stop { columns.flags[index] = flags }
    findCharacters(in: start..<stop)
    let endsParagraph = stop == count || columns.scalars[stop] == PlainText.lineEnd
    let range = start..<(endsParagraph ? stop : seam(in: start..<stop))
    findBreaks(in: range)
    let added = itemize(range, levels: levels(of: range))
    for item in added { measure(item) }
    items += added
    end = range.upperBound
  }

  private func beginParagraph() {
    paragraph = Paragraph()
    paragraph.hasBegun = true
    paragraph.isRightToLeft =
      switch direction {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: mayRunRightToLeft && Bidi.isRightToLeft(restOfParagraph) ?? false
      }
  }

  private var restOfParagraph: some Sequence<UInt32> {
    columns.scalars[end...].prefix { $0 != PlainText.lineEnd }
  }

  /// Where a stretch that goes on is cut: after a blank, or at least between two Characters.
  private func seam(in range: Range<Int>) -> Int {
    let middle = (range.lowerBound + range.upperBound) / 2
    var lastCharacter: Int?
    var index = range.upperBound - 1
    while index > middle {
      if columns.flags[index].contains(.startsCharacter) {
        if columns.flags[index - 1].contains(.isBlank) { return index }
        lastCharacter = lastCharacter ?? index
      }
      index -= 1
    }
    return lastCharacter ?? range.upperBound
  }

  private func levels(of range: Range<Int>) -> [Int8]? {
    guard mayRunRightToLeft || paragraph.isRightToLeft else { return nil }
    return Bidi.levels(
      of: UnsafeBufferPointer(rebasing: columns.scalars[range]), inRightToLeft: paragraph.isRightToLeft)
  }
}
