/// A word of a script's line: bare, or a string in double quotes.
enum ScriptWord: Equatable {
  case bare(String)
  case string(String)

  /// The words of a line up to a `#`; throws a sentence when a string is not well formed.
  static func words(of line: Substring) throws(ScriptFault) -> [ScriptWord] {
    var reader = ScriptWordReader(rest: line.unicodeScalars)
    return try reader.readWords()
  }
}

/// What is wrong with a line, before its number is known.
struct ScriptFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

/// Cuts a line into words.
private struct ScriptWordReader {
  var rest: Substring.UnicodeScalarView

  mutating func readWords() throws(ScriptFault) -> [ScriptWord] {
    var words: [ScriptWord] = []
    while let scalar = rest.first, scalar != "#" {
      if scalar == "\"" {
        rest.removeFirst()
        words.append(.string(try readString()))
      } else if Self.isSpace(scalar) {
        rest.removeFirst()
      } else {
        words.append(.bare(readBare()))
      }
    }
    return words
  }

  private mutating func readBare() -> String {
    let word = rest.prefix { !Self.isSpace($0) && $0 != "\"" && $0 != "#" }
    rest.removeFirst(word.count)
    return String(Substring(word))
  }

  private mutating func readString() throws(ScriptFault) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try readEscape())
      default: text.append(scalar)
      }
    }
    throw ScriptFault("A string is not closed; end it with \".")
  }

  private mutating func readEscape() throws(ScriptFault) -> Unicode.Scalar {
    let letter = rest.popFirst()
    switch letter {
    case "\"", "\\": return letter ?? "\\"
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try readScalar()
    default: throw ScriptFault("A string knows \\\", \\\\, \\n, \\t and \\u{...}; write \\\\ for a backslash.")
    }
  }

  private mutating func readScalar() throws(ScriptFault) -> Unicode.Scalar {
    let digits = rest.dropFirst().prefix { $0 != "}" }
    guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}", (1...6).contains(digits.count),
      let scalar = UInt32(String(Substring(digits)), radix: 16).flatMap(Unicode.Scalar.init)
    else {
      throw ScriptFault("\\u needs the number of a Unicode scalar in braces, like \\u{1F468}.")
    }
    rest.removeFirst(digits.count + 2)
    return scalar
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r"
  }
}
