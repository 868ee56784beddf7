/// Where lines may break: the rules of UAX #14, numbers by the expression of its section 8.2, read scalar by scalar.
///
/// Every scalar is told in order; the answer is about the place before it. The one rule that looks ahead (a price in
/// parentheses) takes back an earlier answer by `withdrawn`.
struct LineBreaker {
  /// What may happen before a scalar.
  enum Break: Equatable {
    case prohibited, allowed, mandatory
  }
  /// How far the expression for a number has matched.
  private enum Number {
    case none, digits, closed
  }

  /// How many scalars before the last one stands the scalar whose break has turned out to be prohibited, if any.
  private(set) var withdrawn: Int?
  private var previous: LineBreakClass?
  /// What stands before `previous`, marks left out.
  private var beforePrevious: LineBreakClass?
  /// What stands before the spaces, if `previous` is one.
  private var beforeSpaces: LineBreakClass?
  private var endsInJoiner = false
  private var number = Number.none
  private var hasOpenIndicator = false
  /// The count of scalars since `previous`, itself included.
  private var distance = 0

  /// Whether a line may, must or must not end before a scalar of class `next`.
  mutating func advance(to next: LineBreakClass) -> Break {
    withdrawn = nil
    let answer = answer(before: next)
    if answer == .mandatory { self = LineBreaker() }
    absorb(next)
    return answer
  }

  private mutating func absorb(_ next: LineBreakClass) {
    endsInJoiner = next == .zeroWidthJoiner
    distance += 1
    guard !isAttached(next) else { return }
    let settled = next.isMark ? .alphabetic : next
    if settled == .numeric, let previous, previous.isOpening, let beforePrevious, beforePrevious.isAffix {
      withdrawn = distance - 1
    }
    number = number(after: settled)
    hasOpenIndicator = settled == .regionalIndicator && !hasOpenIndicator
    if settled == .space {
      if previous != .space { beforeSpaces = previous }
    } else {
      beforeSpaces = nil
    }
    beforePrevious = previous
    previous = settled
    distance = 1
  }

  /// LB9: a mark belongs to what it follows, unless that is a space or the end of a line.
  private func isAttached(_ next: LineBreakClass) -> Bool {
    guard next.isMark, let previous else { return false }
    return previous != .space && previous != .zeroWidthSpace && !previous.endsLine
  }

  private func number(after next: LineBreakClass) -> Number {
    if next == .numeric { return .digits }
    guard number == .digits else { return .none }
    if next == .symbol || next == .infix { return .digits }
    return next.isClosing ? .closed : .none
  }
}

// MARK: - The rules, in their order

extension LineBreaker {
  /// LB2 to LB18: ends of lines, spaces, joiners, glue, and what holds across spaces.
  private func answer(before next: LineBreakClass) -> Break {
    guard let previous else { return .prohibited }
    if previous == .carriageReturn && next == .lineFeed { return .prohibited }
    if previous.endsLine { return .mandatory }
    if next.endsLine || next == .space || next == .zeroWidthSpace { return .prohibited }
    let base = previous == .space ? beforeSpaces : previous
    if base == .zeroWidthSpace { return .allowed }
    if endsInJoiner || isAttached(next) { return .prohibited }
    let next = next.isMark ? .alphabetic : next
    if next == .wordJoiner || previous.isGlue { return .prohibited }
    if next == .glue && previous != .space && previous != .breakAfter && previous != .hyphen { return .prohibited }
    if next.isClosing || next == .exclamation || next == .infix || next == .symbol { return .prohibited }
    if let base, isHeldAcrossSpaces(base, next) { return .prohibited }
    if previous == .space { return .allowed }
    return isHeld(previous, next) ? .prohibited : .allowed
  }

  /// LB14 to LB17.
  private func isHeldAcrossSpaces(_ base: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if base.isOpening { return true }
    if base == .quotation && next.isOpening { return true }
    if base.isClosing && next == .nonStarter { return true }
    return base == .breakOnBothSides && next == .breakOnBothSides
  }

  /// LB19 to LB31.
  private func isHeld(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if previous == .quotation || next == .quotation { return true }
    if previous == .contingent || next == .contingent { return false }
    if next == .breakAfter || next == .hyphen || next == .nonStarter || previous == .breakBefore { return true }
    if beforePrevious == .hebrewLetter && (previous == .hyphen || previous == .breakAfter) { return true }
    if previous == .symbol && next == .hebrewLetter { return true }
    if next == .inseparable { return true }
    return isHeldAsNumber(previous, next) || isHeldAsWord(previous, next) || isHeldAsSign(previous, next)
  }

  /// LB23 to LB25.
  private func isHeldAsNumber(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if previous.isLetter && next == .numeric || previous == .numeric && next.isLetter { return true }
    if previous == .prefix && next.isIdeograph || previous.isIdeograph && next == .postfix { return true }
    if previous.isAffix && next.isLetter || previous.isLetter && next.isAffix { return true }
    if (previous.isAffix || previous == .hyphen) && next == .numeric { return true }
    switch number {
    case .none: return false
    case .digits: return next == .numeric || next.isAffix
    case .closed: return next.isAffix
    }
  }

  /// LB26 to LB30.
  private func isHeldAsWord(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (previous, next) {
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .hangulPair),
      (.leadingJamo, .hangulTriple), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.hangulPair, .vowelJamo), (.hangulPair, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.hangulTriple, .trailingJamo):
      return true
    default: break
    }
    if previous.isKorean && next == .postfix || previous == .prefix && next.isKorean { return true }
    if (previous.isLetter || previous == .infix) && next.isLetter { return true }
    if (previous.isLetter || previous == .numeric) && next == .opening { return true }
    return previous == .closingParenthesis && (next.isLetter || next == .numeric)
  }

  /// LB30a and LB30b.
  private func isHeldAsSign(_ previous: LineBreakClass, _ next: LineBreakClass) -> Bool {
    if previous == .regionalIndicator && next == .regionalIndicator { return hasOpenIndicator }
    return (previous == .emojiBase || previous == .futurePictograph) && next == .emojiModifier
  }
}
