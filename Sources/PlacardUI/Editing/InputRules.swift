/// What a field takes. The same rules hold for typing, pasting and for text that the program sets.
///
/// `accepts` and the maximum look at the Characters that come to stand in the text, not at the piece that arrives: an
/// accent typed after its letter is judged as the accented letter.
@MainActor package struct InputRules {
  package var keyboardType = KeyboardType.default
  /// The most Characters, none when nil.
  package var maximumLength: Int?
  /// Whether a Character may stand in the text; nil takes all.
  ///
  /// It is called while the text changes: whoever keeps a `TextBuffer` where this closure can read it edits a copy.
  package var accepts: ((Character) -> Bool)?
  /// The separator of `.decimalPad`.
  package var decimalSeparator: Unicode.Scalar = "."
  /// Whether `.decimalPad` takes a minus in front.
  package var allowsMinus = false
  /// Whether newlines stay newlines.
  package var allowsNewlines = false

  package init() {}

  /// `text` without what no field shows.
  func sanitized(_ text: String, from source: TextSource) -> String {
    if source == .typing, !(allowsNewlines && text == "\n"), ControlFilter.isKeyEcho(text) { return "" }
    return allowsNewlines ? ControlFilter.lines(text) : ControlFilter.line(text)
  }

  /// Puts as much of `piece`, which is sanitised, in the place of `range` as the rules take, and tells where it ends.
  func splice(_ piece: String, into storage: inout TextStorage, replacing range: Range<Int>) -> Admission {
    let filtered = filtered(piece, replacing: range, in: storage)
    storage.splice(range, with: filtered)
    let end = range.lowerBound + filtered.utf8.count
    var inserted = range.lowerBound..<end
    inserted = removeUnaccepted(from: inserted, in: &storage)
    inserted = cutToMaximum(inserted, in: &storage)
    let isWhole = inserted.upperBound == end && filtered.unicodeScalars.count == piece.unicodeScalars.count
    return Admission(inserted: inserted, isWhole: isWhole)
  }

  /// What of a piece the rules took.
  struct Admission {
    let inserted: Range<Int>
    let isWhole: Bool
  }
}

// MARK: - Steps

extension InputRules {
  private func filtered(_ piece: String, replacing range: Range<Int>, in storage: TextStorage) -> String {
    switch keyboardType {
    case .default: piece
    case .decimalPad: decimalFilter(around: range, in: storage).filtered(piece)
    case .numberPad, .phonePad, .emailAddress, .url, .pin:
      String(String.UnicodeScalarView(piece.unicodeScalars.compactMap(keyboardType.taken)))
    }
  }

  private func decimalFilter(around range: Range<Int>, in storage: TextStorage) -> DecimalFilter {
    let separator = Array(String(Character(decimalSeparator)).utf8)
    return storage.withBytes { bytes in
      DecimalFilter(
        separator: decimalSeparator, allowsMinus: allowsMinus, isAtStart: range.lowerBound == 0,
        isBeforeMinus: range.lowerBound == 0 && bytes[range.upperBound...].first == UInt8(ascii: "-"),
        hasSeparator: bytes[..<range.lowerBound].contains(separator)
          || bytes[range.upperBound...].contains(separator))
    }
  }

  /// Takes out what of `inserted` lies in Characters that are not accepted, until all are.
  private func removeUnaccepted(from inserted: Range<Int>, in storage: inout TextStorage) -> Range<Int> {
    guard let accepts else { return inserted }
    var inserted = inserted
    while !inserted.isEmpty {
      let ranges = storage.characterRanges(touching: inserted)
      let kept = ranges.filter { storage.character(at: $0.lowerBound).map(accepts) ?? true }
      if kept.count == ranges.count { break }
      let text = kept.reduce(into: "") { $0 += storage.text(in: $1.clamped(to: inserted)) }
      storage.splice(inserted, with: text)
      inserted = inserted.lowerBound..<(inserted.lowerBound + text.utf8.count)
    }
    return inserted
  }

  /// Takes Characters off the end of `inserted` until the text has no more than it may.
  private func cutToMaximum(_ inserted: Range<Int>, in storage: inout TextStorage) -> Range<Int> {
    guard let maximumLength else { return inserted }
    var inserted = inserted
    while storage.characterCount > max(0, maximumLength), !inserted.isEmpty {
      let excess = storage.characterCount - max(0, maximumLength)
      let starts = storage.characterRanges(touching: inserted).map(\.lowerBound).filter { $0 > inserted.lowerBound }
      let end = starts.count >= excess ? starts[starts.count - excess] : inserted.lowerBound
      storage.remove(end..<inserted.upperBound)
      inserted = inserted.lowerBound..<end
    }
    return inserted
  }
}
