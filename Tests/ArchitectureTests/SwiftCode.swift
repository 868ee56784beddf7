/// Swift source without its comments and without the text of its strings; what stands in `\( )` is kept, as it is code.
struct SwiftCode {
  private(set) var text = ""
  private let source: [Character]
  private var position = 0

  init(_ source: String) {
    self.source = Array(source)
    readCode(until: nil)
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
    let characters = Array(text)
    var line = 1
    var found: [Int] = []
    for (index, character) in characters.enumerated() {
      if character == "\n" { line += 1 }
      guard character == "!", index > 0, characters.dropFirst(index + 1).first != "=" else { continue }
      if Self.endsExpression(characters[index - 1]) { found.append(line) }
    }
    return found
  }

  private static func endsExpression(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_)]}\"`?>".contains(character)
  }
}

// MARK: - Reading

extension SwiftCode {
  private func stands(_ word: String) -> Bool {
    source[position...].starts(with: word)
  }

  /// Copies code up to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(until end: Character?) {
    var depth = 0
    while position < source.count {
      let character = source[position]
      if stands("//") {
        skipLineComment()
      } else if stands("/*") {
        skipBlockComment()
      } else if let pounds = poundsBeforeQuote() {
        readString(pounds: pounds)
      } else if character == end, depth == 0 {
        return
      } else {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        text.append(character)
        position += 1
      }
    }
  }

  private mutating func skipLineComment() {
    while position < source.count, source[position] != "\n" { position += 1 }
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
        if source[position] == "\n" { text.append("\n") }
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  /// How many number signs stand before the quotation mark of a string that begins here, or nil if none begins.
  private func poundsBeforeQuote() -> Int? {
    let pounds = source[position...].prefix { $0 == "#" }.count
    let quote = position + pounds
    return quote < source.count && source[quote] == "\"" ? pounds : nil
  }

  private mutating func readString(pounds: Int) {
    let marks = String(repeating: "#", count: pounds)
    position += pounds
    let quote = stands("\"\"\"") ? "\"\"\"" : "\""
    position += quote.count
    text.append("\"")
    while position < source.count, !stands(quote + marks) {
      if stands("\\" + marks + "(") {
        position += pounds + 2
        text.append("(")
        readCode(until: ")")
      } else if stands("\\" + marks) {
        position += pounds + 2
      } else {
        if source[position] == "\n" { text.append("\n") }
        position += 1
      }
    }
    position += quote.count + pounds
    text.append("\"")
  }
}
