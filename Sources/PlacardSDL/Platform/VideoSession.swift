// SDL's video from its start to its end, for windows of our own.
import CSDL
import Glibc
import PlacardCanvas

@MainActor final class VideoSession {
  let driver: VideoDriver
  private var isOpen = true

  /// Starts SDL's video. A display that is not there, and one that nobody sees, are errors.
  ///
  /// `takesText` says whether somebody is going to type; else X11's long table of compositions is not read. The
  /// corresponding SDL function is `SDL_InitSubSystem`.
  init(takesText: Bool) throws(PlacardError) {
    Self.setHints()
    guard Self.start(takesText: takesText) else {
      throw PlacardError(
        "Cannot open a display (\(latestErrorText)); set DISPLAY or WAYLAND_DISPLAY, or draw offscreen.")
    }
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    driver = VideoDriver(named: name)
    if case .invisible = driver, !Self.isAskedFor(name) {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw PlacardError(
        "There is no display: SDL found only its driver \"\(name)\", which nobody sees; "
          + "set DISPLAY or WAYLAND_DISPLAY, or draw offscreen.")
    }
    if driver == .x11 { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    SDL_StopTextInput()
  }

  isolated deinit {
    close()
  }

  /// Ends SDL's video; a console is as it was before. Later calls do nothing.
  func close() {
    guard isOpen else { return }
    isOpen = false
    if driver == .x11 { SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION) }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Signals are ours to answer, and a dialog is no film: the screen saver may come.
  private static func setHints() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }

  private static func start(takesText: Bool) -> Bool {
    guard !takesText, getenv(compositions) == nil else { return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 }
    setenv(compositions, "/dev/null", 1)
    defer { unsetenv(compositions) }
    return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
  }

  private static func isAskedFor(_ name: String) -> Bool {
    guard let asked = getenv("SDL_VIDEODRIVER") else { return false }
    return String(cString: asked).lowercased().split(separator: ",").contains { $0 == name.lowercased() }
  }

  private static let compositions = "XCOMPOSEFILE"
}
