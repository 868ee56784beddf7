/// Something that can show alerts: a host, or in a test of your own a recorder.
@MainActor public protocol AlertPresenting: AnyObject {
  /// The alerts on the screen, the top one last; those that wait, and those that are leaving, are not among them.
  var presentedAlerts: [AlertController] { get }
  /// Shows `alert` when its turn comes; `completion` runs once, when the alert stands or has ended before it could.
  ///
  /// An alert that is shown or waits already is not shown twice.
  func present(_ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?)
  /// Ends `alert` with the reason `.programmatic`; `completion` runs once, when it has gone.
  ///
  /// An alert that is not shown is left alone, and `completion` still runs.
  func dismiss(_ alert: AlertController, animated: Bool, completion: (() -> Void)?)
  /// Shows `alert` and waits for its end; if the task is cancelled, the alert ends with the reason `.cancelled`.
  func response(to alert: AlertController, animated: Bool, priority: AlertPriority) async -> AlertResponse
}

// Each overload omits an argument: one that took them all would answer for a conformer that forgot its own.
extension AlertPresenting {
  /// Shows `alert` when its turn comes.
  public func present(_ alert: AlertController, animated: Bool = true, completion: (() -> Void)? = nil) {
    present(alert, animated: animated, priority: .normal, completion: completion)
  }

  /// Shows `alert` with the given priority.
  public func present(_ alert: AlertController, animated: Bool = true, priority: AlertPriority) {
    present(alert, animated: animated, priority: priority, completion: nil)
  }

  /// Shows `alert` animated, with the given priority.
  public func present(_ alert: AlertController, priority: AlertPriority, completion: (() -> Void)?) {
    present(alert, animated: true, priority: priority, completion: completion)
  }

  /// Ends `alert`.
  public func dismiss(_ alert: AlertController, animated: Bool = true) {
    dismiss(alert, animated: animated, completion: nil)
  }

  /// Ends `alert`, animated.
  public func dismiss(_ alert: AlertController, completion: (() -> Void)?) {
    dismiss(alert, animated: true, completion: completion)
  }

  /// Shows `alert` and waits for its end.
  public func response(to alert: AlertController, animated: Bool = true) async -> AlertResponse {
    await response(to: alert, animated: animated, priority: .normal)
  }

  /// Shows `alert` animated, with the given priority, and waits for its end.
  public func response(to alert: AlertController, priority: AlertPriority) async -> AlertResponse {
    await response(to: alert, animated: true, priority: priority)
  }
}
