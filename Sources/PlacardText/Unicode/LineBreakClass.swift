/// The line break class of a scalar, settled as UAX #14's rule LB1 says; the order is that of the generated table.
enum LineBreakClass: UInt8 {
  case alphabetic, hebrewLetter, numeric, ideographic, emojiBase, emojiModifier
  /// A pictograph that is not assigned yet.
  case futurePictograph
  case opening, wideOpening, closing, closingParenthesis, wideClosingParenthesis, quotation, exclamation
  case infix, symbol, nonStarter, inseparable, hyphen, breakAfter, breakBefore, breakOnBothSides, contingent
  case prefix, postfix, glue, wordJoiner, zeroWidthSpace, zeroWidthJoiner, combiningMark, space
  case mandatory, carriageReturn, lineFeed, nextLine
  case hangulPair, hangulTriple, leadingJamo, vowelJamo, trailingJamo, regionalIndicator
}

extension LineBreakClass {
  init(of scalar: UInt32) {
    self = LineBreakClass(rawValue: UInt8(truncatingIfNeeded: Self.entry(for: scalar))) ?? .alphabetic
  }

  /// The last entry of the table that begins at or before `scalar`.
  private static func entry(for scalar: UInt32) -> UInt32 {
    LineBreakTable.starts.withUnsafeBufferPointer { starts in
      let wanted = scalar << 8 | 0xFF
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= wanted { low = middle } else { high = middle }
      }
      return starts[low]
    }
  }

  /// Whether a line ends after it, whatever follows.
  var endsLine: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  var isOpening: Bool { self == .opening || self == .wideOpening }
  var isClosingParenthesis: Bool { self == .closingParenthesis || self == .wideClosingParenthesis }
  var isClosing: Bool { self == .closing || isClosingParenthesis }
  var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
  var isIdeograph: Bool { self == .ideographic || self == .emojiBase || self == .emojiModifier }
  var isAffix: Bool { self == .prefix || self == .postfix }
  var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }
  /// Nothing breaks next to it, not even where a word is too long for a line.
  var isGlue: Bool { self == .glue || self == .wordJoiner }

  /// Whether it is a Korean syllable or a letter of one.
  var isKorean: Bool {
    switch self {
    case .hangulPair, .hangulTriple, .leadingJamo, .vowelJamo, .trailingJamo: true
    default: false
    }
  }
}
