/// Words by a rule of our own: runs of letters, marks and digits, of Han, of Hiragana, of Katakana; a symbol or an
/// emoji by itself. An apostrophe between letters and a point or comma between digits belong to the word.
extension TextBuffer {
  /// The end of the word after `position`, past blanks and punctuation; of a secret the end.
  func wordEnd(after position: Int) -> Int {
    guard !isSecure else { return endPosition }
    var position = position
    while position < endPosition, !kind(at: position).isWord { position = self.position(after: position) }
    return position < endPosition ? runEnd(from: position) : position
  }

  /// The start of the word before `position`, past blanks and punctuation; of a secret the start.
  func wordStart(before position: Int) -> Int {
    guard !isSecure else { return 0 }
    var position = position
    while position > 0, !kind(at: self.position(before: position)).isWord {
      position = self.position(before: position)
    }
    return position > 0 ? runStart(from: self.position(before: position)) : position
  }

  /// The run of one kind around the Character at `position`, or the last one at the end; of a secret everything.
  func word(at position: Int) -> Range<Int> {
    guard !isSecure, !isEmpty else { return 0..<endPosition }
    let position = position == endPosition ? self.position(before: position) : position
    return runStart(from: position)..<runEnd(from: position)
  }

  private func runEnd(from position: Int) -> Int {
    let kind = kind(at: position)
    var end = self.position(after: position)
    while kind != .symbol, end < endPosition, self.kind(at: end) == kind { end = self.position(after: end) }
    return end
  }

  private func runStart(from position: Int) -> Int {
    let kind = kind(at: position)
    var start = position
    while kind != .symbol, start > 0 {
      let before = self.position(before: start)
      guard self.kind(at: before) == kind else { break }
      start = before
    }
    return start
  }

  private func kind(at position: Int) -> WordKind {
    guard let scalar = storage.scalar(at: position) else { return .blank }
    let kind = WordKind(scalar)
    guard kind == .punctuation, position > 0 else { return kind }
    guard let last = storage.scalar(at: self.position(before: position)),
      let next = storage.scalar(at: self.position(after: position))
    else { return kind }
    return WordKind.joins(scalar, last, next) ? .letter : kind
  }
}

/// What a Character, by its first scalar, is in a word.
enum WordKind: Sendable {
  case blank, punctuation, symbol, letter, han, hiragana, katakana

  var isWord: Bool { self != .blank && self != .punctuation }

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": self = .letter
    case " ": self = .blank
    case "\u{3041}"..."\u{309F}": self = .hiragana
    case "\u{30A1}"..."\u{30FA}", "\u{30FC}"..."\u{30FF}", "\u{31F0}"..."\u{31FF}", "\u{FF66}"..."\u{FF9F}":
      self = .katakana
    default: self = Self.generalKind(of: scalar)
    }
  }

  /// Whether `scalar` between the Characters that begin with `last` and `next` belongs to their word.
  static func joins(_ scalar: Unicode.Scalar, _ last: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    guard WordKind(last) == .letter, WordKind(next) == .letter else { return false }
    switch scalar {
    case "'", "\u{2019}", "\u{B7}": return true
    case ".", ",": return last.properties.numericType != nil && next.properties.numericType != nil
    default: return false
    }
  }

  private static func generalKind(of scalar: Unicode.Scalar) -> WordKind {
    let properties = scalar.properties
    if properties.isIdeographic { return .han }
    if properties.isWhitespace { return .blank }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation:
      return .letter
    case .otherSymbol, .privateUse, .unassigned: return .symbol
    default: return .punctuation
    }
  }
}
