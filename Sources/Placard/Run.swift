// A dialog in one line, for programs that have no window.
public import PlacardAlert
public import PlacardCanvas
import PlacardSDL

/// Shows `alert` in a window of its own, as large as it needs or over the whole display, and blocks until it has ended.
///
/// Call it from the thread that the program began on. Throws a `PlacardError` when there is no display.
@MainActor public func run(
  _ alert: AlertController, title: String = "", fullScreen: Bool = false
) throws(PlacardError) -> AlertResponse {
  let host = try WindowHost(title: title, fitting: alert, fullScreen: fullScreen)
  defer { host.close() }
  return try host.run(alert)
}
