/// Keeps a number a number: one separator, a minus only in front.
///
/// The other one of point and comma is read as the separator where a piece has just one of it and none of the field's
/// own; else it groups thousands and goes.
struct DecimalFilter {
  let separator: Unicode.Scalar
  let allowsMinus: Bool
  /// Whether the piece goes to the front of the text.
  let isAtStart: Bool
  /// Whether a minus follows where the piece goes.
  let isBeforeMinus: Bool
  /// Whether the text around the piece has a separator.
  let hasSeparator: Bool

  func filtered(_ piece: String) -> String {
    guard !isBeforeMinus else { return "" }
    let replaced = stray(in: piece)
    var hasSeparator = hasSeparator
    var kept = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars {
      if scalar == separator || scalar == replaced {
        if !hasSeparator { kept.append(separator) }
        hasSeparator = true
      } else if scalar == "-" || scalar == "\u{2212}" {
        if allowsMinus, isAtStart, kept.isEmpty { kept.append("-") }
      } else if let digit = KeyboardType.decimalPad.taken(scalar) {
        kept.append(digit)
      }
    }
    return String(kept)
  }

  /// The sign that stands for the separator in `piece` although it is not the field's.
  private func stray(in piece: String) -> Unicode.Scalar? {
    let signs = piece.unicodeScalars.filter { ".,\u{66B}".unicodeScalars.contains($0) || $0 == separator }
    return signs.count == 1 ? signs.first : nil
  }
}
