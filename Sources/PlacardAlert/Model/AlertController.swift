public import PlacardUI

/// What an alert says and offers: a title, a message, actions, and what happens at the end.
///
/// A controller is a model. It is shown by anything that conforms to `AlertPresenting`, may be changed while it is
/// shown, and may be shown again after it ended. Subclass it to keep an alert and what belongs to it together.
@MainActor open class AlertController {
  /// The kinds of alerts.
  public enum Style: Sendable {
    /// A card in the middle of the surface.
    case alert
  }

  /// The bold line on top; nil and "" take no room. Changing it while the alert is shown lays it out again.
  public var title: String? { didSet { changed() } }
  /// The text below the title; nil and "" take no room. Changing it while the alert is shown lays it out again.
  public var message: String? { didSet { changed() } }
  /// The kind of the alert.
  public let preferredStyle: Style
  /// How the alert looks; nil, the default, takes the host's appearance.
  public var appearance: Appearance? { didSet { changed() } }
  /// The picture above the title; none by default.
  public var icon: AlertIcon? { didSet { changed() } }
  /// The actions, in the order they were added.
  public private(set) var actions: [AlertAction] = []
  /// The action that Return runs and whose title is emphasised; nil by default. It must be among `actions`.
  public var preferredAction: AlertAction? { didSet { preferredActionChanged() } }
  /// What is shown instead of title and message; nil by default. The card around it and the actions stay.
  public var content: (any AlertContent)? { didSet { changed() } }
  /// Who is asked before the alert ends and told after it ended; held weakly.
  public weak var delegate: (any AlertControllerDelegate)?
  /// When the alert ends by itself; nil, the default, for never.
  public var timeout: AlertTimeout? { didSet { timeoutRevision &+= 1 } }
  /// Whether Escape ends an alert that has no cancel action, with the reason `.escape`; false by default.
  public var escapeDismisses = false
  /// Whether a handler runs after the alert has gone, the default, or before it goes.
  public var handlerTiming: HandlerTiming = .afterDismissal

  /// The showing that is not over yet, in whichever host; an alert has one at most.
  weak var presentation: Presentation?
  private var ownRevision = 0
  private(set) var timeoutRevision = 0

  /// An alert with a title and a message; actions are added with `addAction`.
  public init(title: String? = nil, message: String? = nil, preferredStyle: Style = .alert) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// An alert with its actions listed in a block.
  public convenience init(
    _ title: String, message: String? = nil, preferredStyle: Style = .alert,
    @AlertActionBuilder actions: () -> [AlertAction]
  ) {
    self.init(title: title, message: message, preferredStyle: preferredStyle)
    for action in actions() { addAction(action) }
  }

  /// Adds an action after those that are there; an alert has at most one with the style `.cancel`.
  ///
  /// An alert that is shown without any action gets an "OK", so that nobody is locked in.
  public func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil, "An alert can only have one action with the style cancel.")
    actions.append(action)
    changed()
  }
}

extension AlertController {
  /// The action with the style `.cancel`, wherever it was added.
  package var cancelAction: AlertAction? {
    actions.first { $0.style == .cancel }
  }

  /// The action that Return runs: the preferred one, or an only action that destroys nothing.
  package var returnAction: AlertAction? {
    if let preferredAction { return preferredAction }
    guard actions.count == 1, let only = actions.first, only.style != .destructive else { return nil }
    return only
  }

  /// A number that is another one after every change that can be seen.
  package var revision: Int {
    actions.reduce(ownRevision) { $0 &+ $1.revision }
  }

  private func changed() {
    ownRevision &+= 1
  }

  private func preferredActionChanged() {
    precondition(
      preferredAction == nil || actions.contains { $0 === preferredAction },
      "A preferred action is one of the alert's actions: add it first.")
    changed()
  }
}
