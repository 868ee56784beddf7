public import PlacardAlert
public import Testing

/// A presenter that shows nothing and keeps what it was asked to present: for testing what presents.
///
/// Answer an alert with `choose`, by the title of one of its actions.
@MainActor public final class RecordingPresenter: AlertPresenting {
  /// The alerts that are up, the last one on top.
  public private(set) var presentedAlerts: [AlertController] = []
  /// Every alert that was ever presented, in order.
  public private(set) var recordedAlerts: [AlertController] = []
  private var waiters: [(alert: AlertController, resume: (AlertResponse) -> Void)] = []

  /// A presenter that was asked for nothing yet.
  public init() {}

  /// Keeps the alert and calls `completion` at once.
  public func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?
  ) {
    if !presentedAlerts.contains(where: { $0 === alert }) {
      presentedAlerts.append(alert)
      recordedAlerts.append(alert)
    }
    completion?()
  }

  /// Takes the alert away and calls `completion` at once.
  public func dismiss(_ alert: AlertController, animated: Bool, completion: (() -> Void)?) {
    end(alert, with: AlertResponse(reason: .programmatic))
    completion?()
  }

  /// Keeps the alert until it is chosen from or dismissed.
  public func response(
    to alert: AlertController, animated: Bool, priority: AlertPriority
  ) async -> AlertResponse {
    await withCheckedContinuation { continuation in
      waiters.append((alert, { continuation.resume(returning: $0) }))
      present(alert, animated: animated, priority: priority, completion: nil)
    }
  }
}

// MARK: - Answering

extension RecordingPresenter {
  /// Ends the topmost alert as a tap on its action called `title` would: the alert goes, then the action's handler runs.
  ///
  /// Fails the test where the call stands when no alert is up, or when it has no such action that is enabled.
  public func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let alert = presentedAlerts.last else {
      Issue.record("No alert is up, so nothing can be chosen.", sourceLocation: sourceLocation)
      return
    }
    let actions = alert.actions
    guard let index = actions.firstIndex(where: { $0.shownTitle == title && $0.isEnabled }) else {
      let titles = actions.map { "\"\($0.shownTitle)\"" }.joined(separator: ", ")
      Issue.record("\"\(title)\" cannot be chosen; there is \(titles).", sourceLocation: sourceLocation)
      return
    }
    choose(actions[index], at: index, of: alert)
  }

  private func choose(_ action: AlertAction, at index: Int, of alert: AlertController) {
    guard action.dismissesAlert, alert.delegate?.alertController(alert, shouldDismissWith: action) ?? true else {
      action.handler?(action)
      return
    }
    if alert.handlerTiming == .beforeDismissal { action.handler?(action) }
    let response = AlertResponse(
      reason: .action, actionIndex: index, actionTitle: action.shownTitle, actionIdentifier: action.identifier)
    end(alert, with: response)
    if alert.handlerTiming == .afterDismissal { action.handler?(action) }
  }

  private func end(_ alert: AlertController, with response: AlertResponse) {
    guard presentedAlerts.contains(where: { $0 === alert }) else { return }
    presentedAlerts.removeAll { $0 === alert }
    alert.delegate?.alertControllerDidDismiss(alert, response: response)
    let ended = waiters.filter { $0.alert === alert }
    waiters.removeAll { $0.alert === alert }
    for waiter in ended { waiter.resume(response) }
  }
}
