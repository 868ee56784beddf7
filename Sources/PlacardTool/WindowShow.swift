import Placard
import PlacardCommandLine

/// Shows a request in a window of its own, until it is answered.
@MainActor struct WindowShow {
  let request: Request
  let statuses: ExitStatuses

  func run(isFullScreen: Bool, isKiosk: Bool) throws(PlacardError) -> CommandResult {
    let alert = request.alert()
    let signals = AnswerSignals()
    let host = try WindowHost(
      title: request.title ?? "Placard", fitting: alert, fullScreen: isFullScreen, appearance: request.appearance,
      fonts: request.fonts)
    defer { host.close() }
    if isKiosk { host.ignoresPressesFor = KioskRule.ignoresPressesFor }
    signals.onAnswer = { host.dismiss(alert, animated: false) }
    let response = try host.run(alert)
    return signals.result(statuses) ?? request.result(of: response, statuses: statuses)
  }
}
