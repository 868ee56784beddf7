import CSDL

@testable import PlacardSDL

/// Events as SDL would queue them, made without it.
extension SDL_Event {
  static func finger(
    _ type: SDL_EventType, _ finger: Int64, _ x: Float, _ y: Float, device: Int64 = 0, window: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.touchId = device
    event.tfinger.fingerId = finger
    event.tfinger.x = x
    event.tfinger.y = y
    event.tfinger.windowID = window
    return event
  }

  static func mouse(
    _ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT, which: UInt32 = 0,
    window: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    if type == SDL_MOUSEMOTION {
      event.motion = SDL_MouseMotionEvent()
      event.motion.which = which
      event.motion.windowID = window
      event.motion.x = x
      event.motion.y = y
    } else {
      event.button = SDL_MouseButtonEvent()
      event.button.which = which
      event.button.windowID = window
      event.button.button = UInt8(button)
      event.button.x = x
      event.button.y = y
    }
    event.type = type.rawValue
    return event
  }

  static func wheel(_ x: Float, _ y: Float, isFlipped: Bool = false) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = x
    event.wheel.preciseY = y
    event.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
    return event
  }

  static func key(
    _ type: SDL_EventType, _ scancode: SDL_Scancode, sym: Int32 = 0, mod: UInt32 = 0, isRepeat: Bool = false,
    window: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = type.rawValue
    event.key.windowID = window
    event.key.repeat = isRepeat ? 1 : 0
    event.key.keysym.scancode = scancode
    event.key.keysym.sym = sym
    event.key.keysym.mod = UInt16(mod)
    return event
  }

  static func text(_ bytes: [UInt8], window: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = SDL_TEXTINPUT.rawValue
    event.text.windowID = window
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: bytes.prefix(31)) }
    return event
  }

  static func composition(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit = SDL_TextEditingEvent()
    event.edit.type = SDL_TEXTEDITING.rawValue
    event.edit.start = start
    event.edit.length = length
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8).prefix(31)) }
    return event
  }

  static func window(_ kind: SDL_WindowEventID, window: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = window
    event.window.event = UInt8(kind.rawValue)
    return event
  }

  static func plain(_ type: SDL_EventType) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    return event
  }
}
