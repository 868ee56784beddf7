/// A command line that cannot be followed: one sentence that names the option and what to do.
package struct UsageError: Error, Sendable, Equatable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// What somebody typed, made fit for an error message: on one line, and cut where it is long.
struct Quoted: CustomStringConvertible {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  init(bytes: some Collection<UInt8>) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  var description: String {
    let scalars = text.unicodeScalars
    let start = String(Substring(scalars.prefix(Self.limit)))
    return "\(SingleLine(start))" + (scalars.count > Self.limit ? "..." : "")
  }

  private static let limit = 80
}
