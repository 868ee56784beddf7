/// A command line that cannot be followed: one sentence that names the option and what to do.
package struct UsageError: Error, Sendable, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// What somebody typed, made fit for one line of an error message.
///
/// Control characters become `?` and long text is cut, so that an argument can neither break the line nor flood it.
package struct Quoted: CustomStringConvertible {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(bytes: some Collection<UInt8>) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  package var description: String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(Self.limit) {
      line.unicodeScalars.append(Self.isPrintable(scalar) ? scalar : "?")
    }
    return text.unicodeScalars.count > Self.limit ? line + "..." : line
  }

  private static let limit = 80

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
