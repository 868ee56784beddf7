package import PlacardAlert

extension Request {
  /// What the command leaves behind when the dialog ended with `response`.
  package func result(of response: AlertResponse, statuses: ExitStatuses) -> CommandResult {
    switch response.reason {
    case .action:
      guard let index = response.actionIndex, buttons.indices.contains(index) else {
        return CommandResult(status: statuses.cancelled)
      }
      return result(of: buttons[index], statuses: statuses)
    case .escape, .closed:
      return CommandResult(status: statuses.escaped)
    case .timeout:
      return CommandResult(status: statuses.timedOut)
    case .outsideTap, .programmatic, .cancelled:
      return CommandResult(status: statuses.cancelled)
    }
  }

  private func result(of button: Button, statuses: ExitStatuses) -> CommandResult {
    switch button.role {
    case .accept: CommandResult(status: statuses.accepted)
    case .cancel: CommandResult(status: statuses.cancelled)
    case .extra: CommandResult(status: statuses.extra, output: button.label + "\n")
    }
  }
}
