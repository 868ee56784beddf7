/// Something a person can choose in an alert: a title and what happens then.
@MainActor public final class AlertAction {
  /// What choosing an action means.
  public enum Style: Sendable {
    /// One choice among others.
    case `default`
    /// Leaves everything as it was. It stands at the leading end of a row or at the bottom of a stack.
    case cancel
    /// Changes or deletes something for good.
    case destructive
  }

  /// What the button says; nil says "Cancel" for the style `.cancel`, else "Confirm".
  public var title: String? { didSet { revision &+= 1 } }
  /// Whether the action can be chosen; true by default. Changing it while the alert is shown takes effect at once.
  public var isEnabled = true { didSet { revision &+= 1 } }
  /// A name for tests and programs that does not change with the language; none by default.
  public var identifier: String? { didSet { revision &+= 1 } }
  /// What choosing the action means.
  public let style: Style
  /// Whether choosing the action ends the alert; true by default. If false the handler runs and the alert stays.
  public var dismissesAlert = true

  package private(set) var revision = 0
  package let handler: ((AlertAction) -> Void)?

  /// An action; `handler` is given the action when it was chosen.
  public init(title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

extension AlertAction {
  /// What the button says in the end.
  package var shownTitle: String {
    title ?? (style == .cancel ? "Cancel" : "Confirm")
  }
}
