/// Whether an overlay kept an event for itself.
public enum EventDisposition: Sendable, Equatable {
  /// The alert took it; the program must not act on it.
  case consumed
  /// It is the program's.
  case ignored
}
