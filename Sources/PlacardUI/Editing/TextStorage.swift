/// A text as UTF-8 with its number of Characters kept up to date; positions are byte offsets.
///
/// What a splice does to Characters is found near it: a boundary depends only on the text before it and the scalar
/// after it, so all boundaries before the splice stay, and behind it the first one that stays brings all others back.
@MainActor struct TextStorage {
  private var bytes: TextBytes
  private(set) var characterCount = 0

  init(onFree: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil) {
    bytes = TextBytes()
    bytes.onFree = onFree
  }

  /// The length in bytes.
  var count: Int { bytes.count }

  var text: String {
    bytes.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  func text(in range: Range<Int>) -> String {
    bytes.withBytes { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }

  func copy(_ range: Range<Int>) -> TextBytes {
    bytes.copy(range)
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withBytes(body)
  }

  /// Puts `piece`, which is whole scalars, in the place of `range`, which begins and ends between scalars.
  mutating func splice(_ range: Range<Int>, with piece: UnsafeBufferPointer<UInt8>) {
    let anchor = boundaryStrictlyBefore(range.lowerBound)
    let oldEnd = boundary(atOrAfter: range.upperBound)
    let oldCount = characterCount(in: anchor..<oldEnd)
    if !isKnownUniquelyReferenced(&bytes) { bytes = bytes.copy(0..<bytes.count) }
    bytes.replace(range, with: piece)
    characterCount += growth(from: anchor, to: oldEnd - range.count + piece.count) - oldCount
  }

  mutating func splice(_ range: Range<Int>, with piece: String) {
    var piece = piece
    piece.withUTF8 { splice(range, with: $0) }
  }

  mutating func remove(_ range: Range<Int>) {
    splice(range, with: UnsafeBufferPointer(start: nil, count: 0))
  }

  /// The Characters from `anchor` on, less those from `end` on if a Character began there.
  private func growth(from anchor: Int, to end: Int) -> Int {
    var walker = max(anchor, boundary(before: end))
    var growth = characterCount(in: anchor..<walker)
    var tail = end
    while walker != tail {
      if walker < tail {
        walker = boundary(after: walker)
        growth += 1
      } else {
        tail = boundary(after: tail)
        growth -= 1
      }
    }
    return growth
  }
}

// MARK: - Boundaries

extension TextStorage {
  /// The end of the Character that begins at `position`.
  func boundary(after position: Int) -> Int {
    withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      walker.reset(toUnchecked: position)
      _ = walker.skipForward()
      return walker.currentCodeUnitOffset
    }
  }

  /// The last boundary before `position`, which lies between scalars; 0 at the start.
  func boundary(before position: Int) -> Int {
    withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      walker.reset(toUnchecked: position)
      _ = walker.skipBack()
      return walker.currentCodeUnitOffset
    }
  }

  /// The nearest boundary that is not after `position`, which may be any number.
  func boundary(atOrBefore position: Int) -> Int {
    let position = scalarBoundary(atOrBefore: position)
    let before = boundary(before: position)
    return position == count || boundary(after: before) == position ? position : before
  }

  /// The nearest boundary that is not before `position`, which lies between scalars.
  func boundary(atOrAfter position: Int) -> Int {
    let before = boundary(atOrBefore: position)
    return before == position ? position : boundary(after: before)
  }

  /// How many Characters lie in `range`, which begins and ends on boundaries.
  func characterCount(in range: Range<Int>) -> Int {
    withBytes { bytes in
      if bytes[range].allSatisfy(\.isWholeCharacter) { return range.count }
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      walker.reset(toUnchecked: range.lowerBound)
      var count = 0
      while walker.currentCodeUnitOffset < range.upperBound, walker.skipForward() > 0 { count += 1 }
      return count
    }
  }

  /// The Characters that have bytes in `range`, in order.
  func characterRanges(touching range: Range<Int>) -> [Range<Int>] {
    let first = boundary(atOrBefore: range.lowerBound)
    return withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      walker.reset(toUnchecked: first)
      var ranges: [Range<Int>] = []
      while walker.currentCodeUnitOffset < range.upperBound {
        let start = walker.currentCodeUnitOffset
        _ = walker.skipForward()
        ranges.append(start..<walker.currentCodeUnitOffset)
      }
      return ranges
    }
  }

  /// The position that has `characters` before it, at most the end.
  func position(afterCharacters characters: Int) -> Int {
    withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      var left = characters
      while left > 0, walker.skipForward() > 0 { left -= 1 }
      return walker.currentCodeUnitOffset
    }
  }

  /// The Character that begins at `position`; nil at the end.
  func character(at position: Int) -> Character? {
    withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeCharacterIterator()
      walker.reset(toUnchecked: position)
      return walker.next()
    }
  }

  /// The scalar that begins at `position`; nil at the end.
  func scalar(at position: Int) -> Unicode.Scalar? {
    withBytes { bytes in
      var walker = UTF8Span(unchecked: bytes.span).makeUnicodeScalarIterator()
      walker.reset(toUnchecked: position)
      return walker.next()
    }
  }

  private func boundaryStrictlyBefore(_ position: Int) -> Int {
    position == 0 ? 0 : boundary(before: position)
  }

  private func scalarBoundary(atOrBefore position: Int) -> Int {
    var position = min(max(position, 0), count)
    withBytes { bytes in
      while position > 0, position < bytes.count, UTF8.isContinuation(bytes[position]) { position -= 1 }
    }
    return position
  }
}

extension UInt8 {
  /// Whether it is a scalar by itself that merges with none of its kind; a carriage return merges with a line feed.
  fileprivate var isWholeCharacter: Bool { self < 0x80 && self != UInt8(ascii: "\r") }
}
