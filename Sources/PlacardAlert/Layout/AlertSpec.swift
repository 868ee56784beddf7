/// What an alert says and offers at one moment, as a value: what is laid out and drawn.
package struct AlertSpec: Sendable, Equatable {
  /// One action.
  package struct Action: Sendable, Equatable {
    package let title: String
    package let identifier: String?
    package let style: AlertAction.Style
    package let isEnabled: Bool
    /// Whether the title is set in the weight of the preferred action.
    package let isEmphasized: Bool
  }

  /// Never empty.
  package let title: String?
  /// Never empty.
  package let message: String?
  package let icon: AlertIcon?
  /// Whether custom content stands where the text would.
  package let hasContent: Bool
  /// In the order they were added.
  package let actions: [Action]

  @MainActor package init(_ alert: AlertController) {
    let emphasized = alert.emphasizedAction
    hasContent = alert.content != nil
    title = hasContent ? nil : alert.title.filled
    message = hasContent ? nil : alert.message.filled
    icon = hasContent ? nil : alert.icon
    actions = alert.actions.map { action in
      Action(
        title: action.shownTitle, identifier: action.identifier, style: action.style, isEnabled: action.isEnabled,
        isEmphasized: action === emphasized)
    }
  }

  /// Whether there is anything above the actions.
  package var hasText: Bool { title != nil || message != nil || icon != nil || hasContent }

  /// The places of the actions from leading to trailing in a row: the cancel action first.
  package var orderInRow: [Int] {
    let cancel = actions.indices.filter { actions[$0].style == .cancel }
    return cancel + actions.indices.filter { actions[$0].style != .cancel }
  }

  /// The places of the actions from top to bottom in a stack: the cancel action last.
  package var orderInStack: [Int] {
    let cancel = actions.indices.filter { actions[$0].style == .cancel }
    return actions.indices.filter { actions[$0].style != .cancel } + cancel
  }
}

extension AlertController {
  /// The action whose title is emphasised: the one that Return runs, else the cancel action.
  var emphasizedAction: AlertAction? {
    returnAction ?? cancelAction
  }
}

extension Optional where Wrapped == String {
  /// The text, or nil when there is nothing in it.
  fileprivate var filled: String? {
    guard let self, !self.isEmpty else { return nil }
    return self
  }
}
