// Who a press belongs to: whoever got its beginning gets its end, so that no button of the program sticks and none of
// the alert's leaks.
import CSDL

struct HeldInput {
  /// Something that goes down and comes up again.
  private enum Switch: Equatable {
    case key(UInt32)
    case mouse(UInt32, UInt8)
    case finger(Int64, Int64)
    case controller(Int32, UInt8)
    case joystick(Int32, UInt8)
  }

  /// What an event is to an alert.
  private enum Role {
    case down(Switch)
    case up(Switch)
    /// Moving, turning, writing.
    case passing
    /// Windows, devices, sound: never ours.
    case foreign
  }

  private var held: [Switch] = []

  /// Whether anything is down that went down for us.
  var isEmpty: Bool { held.isEmpty }

  /// Whether the event is ours, while an alert is shown or not.
  mutating func takes(_ event: SDL_Event, isShowing: Bool) -> Bool {
    switch Self.role(of: event) {
    case .foreign: return false
    case .passing: return isShowing
    case .down(let what):
      let isRepeat = event.type == SDL_KEYDOWN.rawValue && event.key.repeat != 0
      guard isShowing, !isRepeat || held.contains(what) else { return isShowing }
      if !held.contains(what) { held.append(what) }
      return true
    case .up(let what):
      guard let index = held.firstIndex(of: what) else { return false }
      held.remove(at: index)
      return true
    }
  }

  mutating func removeAll() {
    held.removeAll()
  }

  private static func role(of event: SDL_Event) -> Role {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN: .down(.key(event.key.keysym.scancode.rawValue))
    case SDL_KEYUP: .up(.key(event.key.keysym.scancode.rawValue))
    case SDL_MOUSEBUTTONDOWN: .down(.mouse(event.button.which, event.button.button))
    case SDL_MOUSEBUTTONUP: .up(.mouse(event.button.which, event.button.button))
    case SDL_FINGERDOWN: .down(.finger(event.tfinger.touchId, event.tfinger.fingerId))
    case SDL_FINGERUP: .up(.finger(event.tfinger.touchId, event.tfinger.fingerId))
    case SDL_CONTROLLERBUTTONDOWN: .down(.controller(event.cbutton.which, event.cbutton.button))
    case SDL_CONTROLLERBUTTONUP: .up(.controller(event.cbutton.which, event.cbutton.button))
    case SDL_JOYBUTTONDOWN: .down(.joystick(event.jbutton.which, event.jbutton.button))
    case SDL_JOYBUTTONUP: .up(.joystick(event.jbutton.which, event.jbutton.button))
    case SDL_MOUSEMOTION, SDL_MOUSEWHEEL, SDL_FINGERMOTION, SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_TEXTINPUT,
      SDL_TEXTEDITING, SDL_TEXTEDITING_EXT, SDL_CONTROLLERAXISMOTION, SDL_JOYAXISMOTION, SDL_JOYHATMOTION,
      SDL_JOYBALLMOTION:
      .passing
    default: .foreign
    }
  }
}
