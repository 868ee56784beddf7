public import PlacardAlert
public import PlacardCanvas
public import PlacardUI

extension OffscreenHost: AlertPresenting {
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

  /// Shows `alert` and waits for its end. Somebody else has to move the clock meanwhile.
  public func response(to alert: AlertController, animated: Bool, priority: AlertPriority) async -> AlertResponse {
    await stage.presenter.response(to: alert, animated: animated, priority: priority)
  }
}

extension OffscreenHost {
  /// Ends every alert at once with the reason `.closed`.
  public func close() {
    stage.presenter.closeAll(.closed)
  }

  /// The size of the surface, in points.
  public var size: Size { stage.size }

  /// Device pixels in a point.
  public var scale: Double { stage.grid.scale }

  /// How alerts look that have no appearance of their own.
  public var appearance: Appearance {
    get { stage.presenter.appearance }
    set { stage.presenter.appearance = newValue }
  }

  /// What is drawn under the backdrop; it answers input while no alert is up. Nil by default.
  public var page: (any AlertContent)? {
    get { stage.presenter.page }
    set { stage.presenter.page = newValue }
  }

  /// How long after it appears an alert ignores presses and keys. Zero by default; kiosks take 300 ms.
  public var ignoresPressesFor: Duration {
    get { stage.presenter.ignoresPressesFor }
    set { stage.presenter.ignoresPressesFor = newValue }
  }
}
