/// Makes any text fit for a field, scalar by scalar: a Character may hide a newline ("\r\n" is one Character).
///
/// Newlines of every kind become one space in one line, else "\n"; a tab becomes a space in one line; other controls
/// go, and so do embeddings, overrides and isolates, by which a text can pose as another.
package enum ControlFilter {
  /// `text` on one line.
  package static func line(_ text: String) -> String {
    filter(text, newline: " ", tab: " ")
  }

  /// `text` with its lines ended by "\n" alone.
  package static func lines(_ text: String) -> String {
    filter(text, newline: "\n", tab: "\t")
  }

  /// Whether there is nothing but control characters: the echo of a key such as Backspace or Return.
  static func isKeyEcho(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }

  private static func filter(_ text: String, newline: Unicode.Scalar, tab: Unicode.Scalar) -> String {
    guard text.utf8.contains(where: isSuspicious) else { return text }
    var kept = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let endsPair = last == "\r" && scalar == "\n"
      last = scalar
      if endsPair { continue }
      switch scalar {
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": kept.append(newline)
      case "\t": kept.append(tab)
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{206F}": continue
      default: if scalar.properties.generalCategory != .control { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// Whether a byte can belong to anything that is not kept: C0 and DEL, or the lead byte of C1 or of U+2000 to U+2FFF.
  private static func isSuspicious(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }
}
