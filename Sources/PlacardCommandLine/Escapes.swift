/// The backslash escapes of C that a message may hold: `\n`, `\t`, `\r`, `\\`, `\"` and one to three octal digits.
///
/// Any other backslash stays as it is, with what follows it: a message is shown rather than guessed at.
enum Escapes {
  static func decode(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escaped = takeEscape(from: &rest) {
        decoded.append(escaped)
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// The byte meant by what follows a backslash, which is then taken from `rest`; nil leaves `rest` alone.
  private static func takeEscape(from rest: inout ArraySlice<UInt8>) -> UInt8? {
    let octal = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    if !octal.isEmpty {
      rest.removeFirst(octal.count)
      return octal.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) }
    }
    guard let first = rest.first, let meaning = meaning(of: first) else { return nil }
    rest.removeFirst()
    return meaning
  }

  private static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): letter
    default: nil
    }
  }
}
