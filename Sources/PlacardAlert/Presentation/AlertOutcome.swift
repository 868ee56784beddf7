/// How an alert ends, and the action whose handler is still to run.
struct AlertOutcome {
  let response: AlertResponse
  /// The chosen action, until its handler has run.
  var action: AlertAction?

  /// An end without an action.
  init(_ reason: AlertResponse.Reason) {
    response = AlertResponse(reason: reason)
  }

  /// An end by an action: chosen, or standing for Escape.
  @MainActor init(_ reason: AlertResponse.Reason, action: AlertAction, of alert: AlertController) {
    response = AlertResponse(
      reason: reason, actionIndex: alert.actions.firstIndex { $0 === action }, actionTitle: action.shownTitle,
      actionIdentifier: action.identifier)
    self.action = action
  }
}
