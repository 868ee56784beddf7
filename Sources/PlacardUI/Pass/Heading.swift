/// The title and the message that stand over what is drawn; custom content reads the alert's own here.
public struct Heading: Sendable, Equatable {
  /// The title; nil when there is none.
  public var title: String?
  /// The message; nil when there is none.
  public var message: String?

  /// A heading of `title` and `message`.
  public init(title: String? = nil, message: String? = nil) {
    self.title = title
    self.message = message
  }
}
