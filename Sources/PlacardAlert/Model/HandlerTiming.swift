/// When the handler of a chosen action runs.
public enum HandlerTiming: Sendable {
  /// After the alert has gone, so that the handler may show the next one.
  case afterDismissal
  /// At once; the alert goes afterwards.
  case beforeDismissal
}
