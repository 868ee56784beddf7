/// Swift source without its comments and without the text of its strings; what stands in `\( )` is kept, as it is code.
struct SwiftCode: Sendable {
  let text: String

  init(_ source: String) {
    var reader = Reader(source: Array(source.utf8))
    reader.readCode(until: nil)
    text = String(decoding: reader.code, as: UTF8.self)
  }

  /// The identifiers and keywords, in order.
  var words: [Substring] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
  }

  /// The modules that are imported, however the import is written.
  var imports: [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor"]
    let words = words
    return words.indices.compactMap { index in
      guard words[index] == "import" else { return nil }
      return words[(index + 1)...].first { !kinds.contains($0) }.map(String.init)
    }
  }

  /// The lines on which something is unwrapped, cast or tried by force, or a type is written with an exclamation mark.
  var forcedLines: [Int] {
    let bytes = Array(text.utf8)
    var line = 1
    var found: [Int] = []
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      let isComparison = bytes.dropFirst(index + 1).first == UInt8(ascii: "=")
      guard byte == UInt8(ascii: "!"), index > 0, !isComparison else { continue }
      if Self.endsExpression(bytes[index - 1]) { found.append(line) }
    }
    return found
  }

  private static func endsExpression(_ byte: UInt8) -> Bool {
    let character = Character(UnicodeScalar(byte))
    return byte >= 128 || character.isLetter || character.isNumber || "_)]}\"`?>".contains(character)
  }
}

// MARK: - Reading

extension SwiftCode {
  /// Copies code and leaves out the rest, byte by byte.
  private struct Reader {
    let source: [UInt8]
    var code: [UInt8] = []
    private var position = 0

    init(source: [UInt8]) {
      self.source = source
    }

    /// Copies code up to the end, or to the parenthesis that closes an interpolation.
    mutating func readCode(until end: Character?) {
      var depth = 0
      while position < source.count {
        let character = Character(UnicodeScalar(source[position]))
        if character == "/", stands("//") {
          skipLineComment()
        } else if character == "/", stands("/*") {
          skipBlockComment()
        } else if character == "#" || character == "\"", let pounds = poundsBeforeQuote() {
          readString(pounds: pounds)
        } else if character == end, depth == 0 {
          return
        } else {
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          keep()
        }
      }
    }

    private func stands(_ word: String) -> Bool {
      source[position...].starts(with: word.utf8)
    }

    private mutating func keep() {
      code.append(source[position])
      position += 1
    }

    /// Goes on by a byte that is not code; lines stay lines.
    private mutating func skip() {
      if source[position] == UInt8(ascii: "\n") { code.append(source[position]) }
      position += 1
    }

    private mutating func skipLineComment() {
      while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipBlockComment() {
      var depth = 0
      repeat {
        if stands("/*") {
          depth += 1
          position += 2
        } else if stands("*/") {
          depth -= 1
          position += 2
        } else {
          skip()
        }
      } while depth > 0 && position < source.count
    }

    /// How many number signs stand before the quotation mark of a string that begins here, or nil if none begins.
    private func poundsBeforeQuote() -> Int? {
      let pounds = source[position...].prefix { $0 == UInt8(ascii: "#") }.count
      return source[position...].dropFirst(pounds).first == UInt8(ascii: "\"") ? pounds : nil
    }

    private mutating func readString(pounds: Int) {
      let marks = String(repeating: "#", count: pounds)
      position += pounds
      let quote = stands("\"\"\"") ? "\"\"\"" : "\""
      position += quote.utf8.count
      code.append(UInt8(ascii: "\""))
      while position < source.count, !stands(quote + marks) {
        if stands("\\" + marks + "(") {
          position += pounds + 2
          code.append(UInt8(ascii: "("))
          readCode(until: ")")
        } else if stands("\\" + marks) {
          position += pounds + 2
        } else {
          skip()
        }
      }
      position += quote.utf8.count + pounds
      code.append(UInt8(ascii: "\""))
    }
  }
}
