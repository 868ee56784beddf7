/// Who is asked before an action ends an alert, and told when it ended.
@MainActor public protocol AlertControllerDelegate: AnyObject {
  /// Whether choosing `action` may end the alert; true by default. If false the action's handler runs, and it stays.
  func alertController(_ alert: AlertController, shouldDismissWith action: AlertAction) -> Bool
  /// Tells that the alert has gone from the screen; called after the handler. Does nothing by default.
  func alertControllerDidDismiss(_ alert: AlertController, response: AlertResponse)
}

extension AlertControllerDelegate {
  /// Every action may end the alert.
  public func alertController(_ alert: AlertController, shouldDismissWith action: AlertAction) -> Bool { true }
  /// Nothing is done about the end.
  public func alertControllerDidDismiss(_ alert: AlertController, response: AlertResponse) {}
}
