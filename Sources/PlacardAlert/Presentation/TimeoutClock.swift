/// Counts an alert's timeout by the host's clock, from its first tick.
struct TimeoutClock {
  /// When the alert ends by itself, by the host's clock.
  private(set) var deadline: Duration?
  /// The revision of the timeout that the deadline belongs to.
  private var revision: Int?

  /// Whether the alert's timeout was changed since the last tick.
  @MainActor func isStale(for alert: AlertController) -> Bool {
    revision != alert.timeoutRevision
  }

  /// Sets the deadline on the first tick and whenever the timeout was changed.
  @MainActor mutating func update(for alert: AlertController, at now: Duration) {
    guard isStale(for: alert) else { return }
    revision = alert.timeoutRevision
    deadline = alert.timeout.map { now + $0.duration }
  }

  /// Starts the time anew if touches and keys do that.
  @MainActor mutating func noticeActivity(for alert: AlertController, at now: Duration) {
    guard let timeout = alert.timeout, timeout.restartsOnActivity else { return }
    deadline = now + timeout.duration
  }

  /// Whether the time is over.
  func isOver(at now: Duration) -> Bool {
    deadline.map { now >= $0 } ?? false
  }
}
