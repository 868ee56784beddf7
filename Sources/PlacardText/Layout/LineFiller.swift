/// Fills one line after the other: as much as fits, up to the last place where a line may end.
///
/// Blanks hang over the end and need no room. A word too long for a line is cut between Characters, and every line
/// takes at least one, however narrow it is.
@MainActor struct LineFiller {
  let text: MeasuredText
  /// The room on a line, in points.
  let width: Double

  /// A line, and where the next one begins; nil at the end of the text.
  struct Line {
    var span: LineSpan
    let next: Int?

    fileprivate func exact(_ width: (LineSpan) -> Float?) -> Line {
      var line = self
      if let width = width(span) { line.span.width = width }
      return line
    }
  }

  /// The line that begins at `start`.
  func line(from start: Int) -> Line {
    var line = fill(from: start, before: .max).exact(exactWidth)
    while hasTiedEnd(line.span), Double(line.span.width) > room, let limit = lastCharacter(of: line.span) {
      line = fill(from: start, before: limit).exact(exactWidth)
    }
    return line
  }

  /// A line from `start` that ends in an ellipsis after as many Characters as leave room for it.
  func cutLine(from start: Int) -> LineSpan {
    let ellipsis = text.width(of: .ellipsis)
    var cursor = Cursor(start)
    while let index = next(cursor), !text.columns.flags[index].contains(.endsLine) {
      guard cursor.x + advance(index) + ellipsis <= room else { break }
      cursor.take(advance(index), isBlank: text.columns.flags[index].contains(.isBlank))
    }
    return span(from: start, to: cursor.mark, suffix: .ellipsis)
  }

  /// Room with what rounding may take.
  private var room: Double { width + Self.tolerance }
  /// A hundredth of a point: more than sums in other orders differ by, less than anybody sees.
  private static let tolerance = 0.01
}

// MARK: - Filling

extension LineFiller {
  /// A place up to which a line is filled, and what of it shows.
  private struct Mark {
    var end: Int
    var width: Double
  }

  private struct Cursor {
    var index: Int
    var x = 0.0
    /// Where the last Character that is no blank ended.
    var mark: Mark

    init(_ start: Int) {
      index = start
      mark = Mark(end: start, width: 0)
    }

    mutating func take(_ advance: Double, isBlank: Bool) {
      x += advance
      index += 1
      if !isBlank { mark = Mark(end: index, width: x) }
    }
  }

  /// The line from `start`, ending before `limit` at the latest.
  private func fill(from start: Int, before limit: Int) -> Line {
    var cursor = Cursor(start)
    var candidate: Line?
    while let index = next(cursor) {
      let flags = text.columns.flags[index]
      if flags.contains(.endsLine) {
        return Line(span: span(from: start, to: cursor.mark), next: index + 1)
      }
      if index > start && flags.contains(.mayBreakBefore) {
        candidate = breakable(from: start, cursor) ?? candidate
      }
      let isBlank = flags.contains(.isBlank)
      let isTooFar = index >= limit || !isBlank && advance(index) > 0 && cursor.x + advance(index) > room
      if isTooFar, let line = candidate ?? forced(from: start, before: index) { return line }
      cursor.take(advance(index), isBlank: isBlank)
    }
    return Line(span: span(from: start, to: cursor.mark), next: nil)
  }

  /// The scalar under the cursor, understood; nil at the end of the text.
  private func next(_ cursor: Cursor) -> Int? {
    if cursor.index >= text.end { text.understand(through: cursor.index) }
    return cursor.index < text.end ? cursor.index : nil
  }

  private func advance(_ index: Int) -> Double { Double(text.columns.advances[index]) }

  /// The line that ends where the cursor is, at a place made for it; nil if its hyphen has no room.
  private func breakable(from start: Int, _ cursor: Cursor) -> Line? {
    let isHyphenated = text.columns.scalars[cursor.index - 1] == PlainText.softHyphen
    let suffix: LineSuffix? = isHyphenated && cursor.mark.end == cursor.index ? .hyphen : nil
    let span = span(from: start, to: cursor.mark, suffix: suffix)
    return Double(span.width) <= room || suffix == nil ? Line(span: span, next: cursor.index) : nil
  }

  /// The line that ends inside of a word before `index`; nil if no whole Character would stand on it.
  private func forced(from start: Int, before index: Int) -> Line? {
    var place = index
    let unwanted: ScalarFlags = .isGluedToPrevious
    while place > start, !isCharacter(place) || text.columns.flags[place].contains(unwanted) { place -= 1 }
    if place == start {
      place = index
      while place > start, !isCharacter(place) { place -= 1 }
    }
    guard place > start else { return nil }
    let mark = Mark(end: place, width: text.width(of: start..<place))
    return Line(span: span(from: start, to: mark, isForced: true), next: place)
  }

  private func isCharacter(_ index: Int) -> Bool { text.columns.flags[index].contains(.startsCharacter) }

  private func span(from start: Int, to mark: Mark, suffix: LineSuffix? = nil, isForced: Bool = false) -> LineSpan {
    let isRightToLeft =
      start < text.end
      ? text.columns.flags[start].contains(.isInRightToLeft) : text.isRightToLeftByDefault
    let total = mark.width + (suffix.map { text.width(of: $0) } ?? 0)
    return LineSpan(
      start: Int32(start), end: Int32(mark.end), width: Self.roundedUp(total), suffix: suffix, isForced: isForced,
      isRightToLeft: isRightToLeft)
  }

  /// The next `Float`, so that a box of that width holds the line.
  private static func roundedUp(_ width: Double) -> Float {
    let nearest = Float(width)
    return Double(nearest) < width ? nearest.nextUp : nearest
  }
}

// MARK: - Lines that end where glyphs depend on each other

extension LineFiller {
  /// The width of a line once its ends are shaped as ends; nil if that changes nothing.
  private func exactWidth(of span: LineSpan) -> Float? {
    guard hasTiedEnd(span) else { return nil }
    return Self.roundedUp(text.exactWidth(of: span.range) + (span.suffix.map { text.width(of: $0) } ?? 0))
  }

  private func hasTiedEnd(_ span: LineSpan) -> Bool { isTied(Int(span.start)) || isTied(Int(span.end)) }

  private func isTied(_ index: Int) -> Bool {
    index < text.end && text.columns.flags[index].contains(.isTiedToPrevious)
  }

  /// Where the last Character of a line begins; nil if it is the only one.
  private func lastCharacter(of span: LineSpan) -> Int? {
    var index = Int(span.end) - 1
    while index > Int(span.start) {
      if isCharacter(index) { return index }
      index -= 1
    }
    return nil
  }
}
