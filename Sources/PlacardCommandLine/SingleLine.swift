/// A message on one line: what could break the line or paint over it becomes a question mark.
package struct SingleLine: CustomStringConvertible {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(Self.isPrintable(scalar) ? scalar : "?")
    }
    return String(line)
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
