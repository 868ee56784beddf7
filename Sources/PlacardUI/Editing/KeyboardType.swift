/// What a text field is for: it chooses the on-screen keyboard and what the field takes, however it arrives.
public enum KeyboardType: Sendable, Hashable, CaseIterable {
  /// Any text.
  case `default`
  /// Digits. Digits of other scripts become 0 to 9.
  case numberPad
  /// Digits and one decimal separator.
  case decimalPad
  /// Digits and what telephone numbers are written with.
  case phonePad
  /// Anything without blanks.
  case emailAddress
  /// Anything without blanks.
  case url
  /// Digits, for a secret number.
  case pin
}

extension KeyboardType {
  /// `scalar` as the field takes it: a digit of any script in its plain form; nil if the field does not take it.
  func taken(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch self {
    case .default: scalar
    case .numberPad, .decimalPad, .pin: scalar.plainDigit
    case .phonePad: Self.phoneSigns.contains(scalar) ? scalar : scalar.plainDigit
    case .emailAddress, .url: scalar.properties.isWhitespace ? nil : scalar
    }
  }

  private static let phoneSigns = Array("+*# ().-/".unicodeScalars)
}

extension Unicode.Scalar {
  /// 0 to 9 for the decimal digits of every script.
  fileprivate var plainDigit: Unicode.Scalar? {
    if isASCII { return "0"..."9" ~= self ? self : nil }
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }
}
