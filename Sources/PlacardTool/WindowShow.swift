import Placard
import PlacardCommandLine

/// Shows a request in a window of its own, until it is answered.
@MainActor struct WindowShow {
  let request: Request
  let statuses: ExitStatuses

  func run(isFullScreen: Bool, isKiosk: Bool) throws(PlacardError) -> CommandResult {
    throw PlacardError("no window can be opened yet; add --offscreen WIDTHxHEIGHT")
  }
}
