import PlacardCanvas

/// Writes the semantics tree as JSON: one line, no blanks, numbers as brief as they can be.
struct JSONWriter {
  private(set) var text = ""

  mutating func write(_ tree: SemanticsTree) {
    text += "{\"size\":["
    write([tree.size.width, tree.size.height])
    text += "],\"nodes\":["
    for (index, node) in tree.nodes.enumerated() {
      if index > 0 { text += "," }
      write(node)
    }
    text += "]}"
  }

  private mutating func write(_ node: SemanticsNode) {
    text += "{\"role\":"
    write(node.role.rawValue)
    text += ",\"label\":"
    write(node.label)
    text += ",\"identifier\":"
    write(node.identifier)
    text += ",\"frame\":["
    write([node.frame.x, node.frame.y, node.frame.width, node.frame.height])
    text += "],\"value\":"
    write(node.value)
    text += ",\"enabled\":\(node.isEnabled),\"focused\":\(node.isFocused),\"pressed\":\(node.isPressed)}"
  }

  private mutating func write(_ numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += "," }
      write(number)
    }
  }

  /// Thousandths at most, and no fraction that is zero; what is not a number is 0, as JSON has no word for it.
  mutating func write(_ number: Double) {
    let thousandths = (number * 1000).rounded()
    guard abs(thousandths) < Self.exactLimit else { return text += number.isFinite ? "\(number)" : "0" }
    let whole = Int(thousandths)
    if whole < 0 { text += "-" }
    text += "\(whole.magnitude / 1000)"
    let fraction = whole.magnitude % 1000
    guard fraction > 0 else { return }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "."
    text += digits
  }

  mutating func write(_ string: String?) {
    guard let string else { return text += "null" }
    text += "\""
    for scalar in string.unicodeScalars { write(scalar) }
    text += "\""
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\0"..<" ", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// Below it a Double counts thousandths exactly.
  private static let exactLimit = 9e15
}
