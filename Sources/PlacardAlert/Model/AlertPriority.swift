/// Whether an alert waits for its turn.
public enum AlertPriority: Sendable {
  /// The alert is shown when those before it have ended.
  case normal
  /// The alert is shown at once, over what is there; that comes back afterwards.
  case urgent
}
