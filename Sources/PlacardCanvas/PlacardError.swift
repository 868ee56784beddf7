/// A failure of the outside world: a font, a picture, a display, a file.
///
/// The message is one sentence for people: it names what failed and what to do.
public struct PlacardError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What failed and what to do about it, in one sentence without a line break.
  public let message: String

  /// A failure told by `message`.
  public init(_ message: String) {
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
