public import PlacardCanvas

/// The picture above an alert's title.
public enum AlertIcon: Sendable, Equatable {
  /// An i in a disc: something to know.
  case info
  /// A question mark in a disc.
  case question
  /// An exclamation mark in a triangle: something may go wrong.
  case warning
  /// A cross in an octagon: something went wrong.
  case error
  /// A check mark in a disc: something went well.
  case success
  /// A picture of one's own; it is shown in a square.
  case image(Bitmap)
}
