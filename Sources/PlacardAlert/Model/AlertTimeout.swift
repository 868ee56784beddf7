/// How long an alert waits for an answer: for kiosks, "are you still there?".
///
/// The time is the host's clock, so it goes on while the computer sleeps or the alert is covered by an urgent one.
public struct AlertTimeout: Sendable, Equatable {
  /// The time from the alert's first tick to its end.
  public let duration: Duration
  /// Whether every touch and key starts the time anew.
  public let restartsOnActivity: Bool

  /// An end after `duration`, which every touch and key postpones if `restartsOnActivity`.
  public init(_ duration: Duration, restartsOnActivity: Bool = false) {
    self.duration = duration
    self.restartsOnActivity = restartsOnActivity
  }
}
