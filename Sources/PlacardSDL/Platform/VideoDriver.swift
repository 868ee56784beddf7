import CSDL

/// SDL's way to a screen, by what matters about it.
enum VideoDriver: Sendable, Equatable {
  /// A window's surface, dirty rectangles, a wait that blocks.
  case x11
  /// A renderer, and a wait that blocks.
  case wayland
  /// A renderer, the whole screen, and no wait that blocks.
  case kmsdrm
  /// No screen that anybody sees.
  case invisible(String)
  /// Any other, by its name.
  case other(String)

  /// The driver that SDL calls `name`.
  init(named name: String) {
    switch name.lowercased() {
    case "x11": self = .x11
    case "wayland": self = .wayland
    case "kmsdrm": self = .kmsdrm
    case "offscreen", "dummy", "evdev": self = .invisible(name)
    default: self = .other(name)
    }
  }

  /// Whether `SDL_WaitEvent` sleeps until something comes, rather than look every millisecond.
  var waitsForEvents: Bool {
    switch self {
    case .x11, .wayland: true
    case .kmsdrm, .invisible, .other: false
    }
  }

  /// Whether a window's own surface is the way to its pixels.
  var hasWindowSurfaces: Bool {
    switch self {
    case .x11, .invisible, .other: true
    case .wayland, .kmsdrm: false
    }
  }
}
