public import PlacardAlert

extension OverlayHost: AlertPresenting {
  /// The alerts that are to be seen, the top one last.
  public var presentedAlerts: [AlertController] { stage.presenter.presentedAlerts }

  /// Shows `alert` when its turn comes; `completion` runs when it stands.
  public func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?
  ) {
    stage.presenter.present(alert, animated: animated, priority: priority, completion: completion)
  }

  /// Ends `alert`; `completion` runs when it has gone.
  public func dismiss(_ alert: AlertController, animated: Bool, completion: (() -> Void)?) {
    stage.presenter.dismiss(alert, animated: animated, completion: completion)
  }

  /// Shows `alert` and waits for its end. Its ticks come from `update(by:)`.
  public func response(to alert: AlertController, animated: Bool, priority: AlertPriority) async -> AlertResponse {
    await stage.presenter.response(to: alert, animated: animated, priority: priority)
  }
}
