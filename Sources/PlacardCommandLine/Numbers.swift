/// Numbers as they stand on a command line: plain decimal digits, nothing that a locale or an exponent could change.
enum Numbers {
  /// A whole number, with or without a sign, of the size of a C `int`.
  static func whole(_ text: String) -> Int? {
    Int32(text).map(Int.init)
  }

  /// A number with or without a fraction: `2`, `0.25`, `-1.5`; never `1e3`, `nan`, `.5`.
  static func decimal(_ text: String) -> Double? {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy(isDigits) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// What C's `atoi` makes of `text`: leading digits, 0 when there are none.
  static func leading(_ text: String) -> Int {
    let trimmed = text.drop { $0 == " " || $0 == "\t" || $0 == "\n" }
    let isNegative = trimmed.first == "-"
    let unsigned = isNegative || trimmed.first == "+" ? trimmed.dropFirst() : trimmed
    let digits = unsigned.prefix { isDigits("\($0)") }
    let value = Int(digits.prefix(9)) ?? 0
    return isNegative ? -value : value
  }

  private static func isDigits(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
