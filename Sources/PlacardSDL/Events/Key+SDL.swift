import CSDL
import PlacardUI

extension Key {
  /// What `keysym` means: keys that do something go by their place on the keyboard, keys that write by their letter.
  init(_ keysym: SDL_Keysym) {
    self = Self.command(at: keysym.scancode) ?? Self.writing(keysym.sym) ?? .other(Int(keysym.scancode.rawValue))
  }

  private static func writing(_ code: SDL_Keycode) -> Key? {
    guard code > 0x20, code != 0x7F, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    let small = String(scalar).lowercased()
    return small.first.map { .character($0) }
  }

  private static func command(at scancode: SDL_Scancode) -> Key? {
    switch scancode {
    case SDL_SCANCODE_RETURN, SDL_SCANCODE_RETURN2: .return
    case SDL_SCANCODE_KP_ENTER: .keypadEnter
    case SDL_SCANCODE_ESCAPE: .escape
    case SDL_SCANCODE_TAB: .tab
    case SDL_SCANCODE_SPACE: .space
    case SDL_SCANCODE_BACKSPACE: .backspace
    case SDL_SCANCODE_DELETE: .delete
    case SDL_SCANCODE_INSERT: .insert
    case SDL_SCANCODE_LEFT: .left
    case SDL_SCANCODE_RIGHT: .right
    case SDL_SCANCODE_UP: .up
    case SDL_SCANCODE_DOWN: .down
    case SDL_SCANCODE_HOME: .home
    case SDL_SCANCODE_END: .end
    case SDL_SCANCODE_PAGEUP: .pageUp
    case SDL_SCANCODE_PAGEDOWN: .pageDown
    case SDL_SCANCODE_LSHIFT, SDL_SCANCODE_RSHIFT: .shift
    case SDL_SCANCODE_LCTRL, SDL_SCANCODE_RCTRL: .control
    case SDL_SCANCODE_LALT, SDL_SCANCODE_RALT: .alt
    case SDL_SCANCODE_LGUI, SDL_SCANCODE_RGUI: .command
    default: function(at: scancode)
    }
  }

  private static func function(at scancode: SDL_Scancode) -> Key? {
    switch scancode.rawValue {
    case SDL_SCANCODE_F1.rawValue...SDL_SCANCODE_F12.rawValue:
      .function(Int(scancode.rawValue - SDL_SCANCODE_F1.rawValue) + 1)
    case SDL_SCANCODE_F13.rawValue...SDL_SCANCODE_F24.rawValue:
      .function(Int(scancode.rawValue - SDL_SCANCODE_F13.rawValue) + 13)
    default: nil
    }
  }
}

extension Modifiers {
  /// The modifiers in a `SDL_Keymod`.
  init(_ mod: UInt16) {
    self = []
    if UInt32(mod) & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if UInt32(mod) & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if UInt32(mod) & KMOD_ALT.rawValue != 0 { insert(.alt) }
    if UInt32(mod) & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}
