/// The words of a text in Pango's markup, without its styles.
///
/// Known: `b i u s small big tt sub sup span a`, with any attributes, and entities. Styles are read and not drawn.
struct Markup {
  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []
  private var plain = String.UnicodeScalarView()

  /// The words, or nil if `text` is not well-formed: an unknown tag, one left open, a bare `<` or `&`.
  static func plainText(of text: String) -> String? {
    var markup = Markup(rest: text.unicodeScalars[...])
    while let scalar = markup.rest.popFirst() {
      guard markup.read(scalar) else { return nil }
    }
    return markup.open.isEmpty ? String(markup.plain) : nil
  }

  private init(rest: Substring.UnicodeScalarView) {
    self.rest = rest
  }

  private static let tags: Set<String> = [
    "b", "i", "u", "s", "small", "big", "tt", "sub", "sup", "span", "a", "markup",
  ]

  private mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "<":
      return readTag()
    case "&":
      return readEntity()
    default:
      plain.append(scalar)
      return true
    }
  }
}

// MARK: - Tags

extension Markup {
  private mutating func readTag() -> Bool {
    if take("/") {
      let name = takeName()
      skipSpaces()
      return take(">") && open.popLast() == name
    }
    let name = takeName()
    guard Self.tags.contains(name), readAttributes() else { return false }
    if take("/") { return take(">") }
    open.append(name)
    return take(">")
  }

  private mutating func readAttributes() -> Bool {
    while skipSpaces(), let scalar = rest.first, scalar != ">", scalar != "/" {
      guard !takeName().isEmpty, skipSpaces(), take("="), skipSpaces(), takeQuoted() else { return false }
    }
    return true
  }

  private mutating func takeQuoted() -> Bool {
    guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else { return false }
    while let scalar = rest.popFirst(), scalar != "<" {
      if scalar == quote { return true }
    }
    return false
  }

  private mutating func takeName() -> String {
    let name = rest.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
    rest.removeFirst(name.count)
    return String(Substring(name))
  }

  /// Always true, so that it can stand within a condition.
  @discardableResult
  private mutating func skipSpaces() -> Bool {
    while let scalar = rest.first, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" {
      rest.removeFirst()
    }
    return true
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }
}

// MARK: - Entities

extension Markup {
  private mutating func readEntity() -> Bool {
    let name = rest.prefix(Self.longestEntity).prefix { $0 != ";" }
    guard let scalar = Self.scalar(named: String(Substring(name))) else { return false }
    rest.removeFirst(name.count)
    plain.append(scalar)
    return take(";")
  }

  private static let longestEntity = 10

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "apos": "'"
    default: scalar(numbered: name)
    }
  }

  private static func scalar(numbered name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.first != "+", digits.first != "-" else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
