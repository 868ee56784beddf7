// SDL's video from its start to its end, for windows of our own.
import CSDL
import Glibc
import PlacardCanvas

@MainActor final class VideoSession {
  let driver: VideoDriver
  private var isOpen = true

  /// Starts SDL's video. A display that is not there, and one that nobody sees, are errors.
  ///
  /// `takesText` says whether somebody is going to type; else X11's long table of compositions is not read. A window
  /// over the whole display needs nobody to draw its frame. The corresponding SDL function is `SDL_InitSubSystem`.
  init(takesText: Bool, isFullScreen: Bool) throws(PlacardError) {
    Self.setHints(isFullScreen: isFullScreen)
    let isOurChoice = Self.chooseDrivers()
    defer { if isOurChoice { SDL_ResetHint(SDL_HINT_VIDEODRIVER) } }
    guard Self.start(takesText: takesText) else {
      throw PlacardError(
        "Cannot open a display (\(latestErrorText)); set DISPLAY or WAYLAND_DISPLAY, or draw offscreen.")
    }
    let name = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    driver = VideoDriver(named: name)
    if case .invisible = driver, !Self.isAskedFor(name) {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw PlacardError(
        "Cannot open a display: SDL's driver \(name) shows nothing to anybody; "
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
  private static func setHints(isFullScreen: Bool) {
    if isFullScreen { SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0") }
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
  }

  /// Unless somebody has chosen, SDL shall try every driver that has a screen: by itself it would end with one that
  /// has none, and a client of Wayland complains aloud where there is no Wayland. Returns whether it was chosen.
  private static func chooseDrivers() -> Bool {
    guard getenv("SDL_VIDEODRIVER") == nil, SDL_GetHint(SDL_HINT_VIDEODRIVER) == nil else { return false }
    let all = (0..<max(0, SDL_GetNumVideoDrivers())).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
    let drivers = all.filter { name in
      switch VideoDriver(named: name) {
      case .invisible: false
      case .wayland: getenv("XDG_RUNTIME_DIR") != nil
      case .x11: getenv("DISPLAY") != nil
      case .kmsdrm, .other: true
      }
    }
    return SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ",")) == SDL_TRUE
  }

  private static func start(takesText: Bool) -> Bool {
    guard !takesText, beginsWithX11, getenv(compositions) == nil else { return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 }
    setenv(compositions, "/dev/null", 1)
    defer { unsetenv(compositions) }
    return SDL_InitSubSystem(SDL_INIT_VIDEO) == 0
  }

  /// Whether X11 is the first driver to be tried; Wayland's reader of the same table complains aloud about an empty one.
  private static var beginsWithX11: Bool {
    getenv("DISPLAY") != nil && (getenv("SDL_VIDEODRIVER") == nil || isAskedFor("x11"))
  }

  private static func isAskedFor(_ name: String) -> Bool {
    guard let asked = getenv("SDL_VIDEODRIVER") else { return false }
    return String(cString: asked).lowercased().split(separator: ",").contains { $0 == name.lowercased() }
  }

  private static let compositions = "XCOMPOSEFILE"
}
