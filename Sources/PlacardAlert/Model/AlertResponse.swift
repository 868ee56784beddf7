/// How an alert ended, as it was at the moment of the decision.
public struct AlertResponse: Sendable, Equatable {
  /// What ended an alert.
  public enum Reason: Sendable {
    /// A person chose an action.
    case action
    /// A person tapped beside the card.
    case outsideTap
    /// A person pressed Escape.
    case escape
    /// The window was closed.
    case closed
    /// The alert's timeout was over.
    case timeout
    /// The program dismissed it.
    case programmatic
    /// The task that waited for the answer was cancelled.
    case cancelled
  }

  /// What ended the alert.
  public let reason: Reason
  /// The place of the chosen action among the alert's actions, if one was chosen or Escape stood for it.
  public let actionIndex: Int?
  /// What the chosen action's button said.
  public let actionTitle: String?
  /// The chosen action's identifier, if it has one.
  public let actionIdentifier: String?

  package init(
    reason: Reason, actionIndex: Int? = nil, actionTitle: String? = nil, actionIdentifier: String? = nil
  ) {
    self.reason = reason
    self.actionIndex = actionIndex
    self.actionTitle = actionTitle
    self.actionIdentifier = actionIdentifier
  }
}
