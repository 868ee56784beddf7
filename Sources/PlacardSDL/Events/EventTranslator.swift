// SDL's events become Placard's words here, once. What SDL makes up a second time is dropped: mice made of fingers,
// fingers made of mice, other windows, the pads of laptops.
import CSDL
import PlacardCanvas
import PlacardUI

@MainActor struct EventTranslator {
  /// How SDL's coordinates lie on the surface now.
  var mapping: SurfaceMapping
  /// The window whose events count; nil takes those of any.
  let windowID: UInt32?
  private let screens: TouchScreens
  private var fingers = FingerTracker()
  private var mouse: Point?
  private var isClosing = false

  init(mapping: SurfaceMapping, windowID: UInt32?, screens: TouchScreens = .connected) {
    self.mapping = mapping
    self.windowID = windowID
    self.screens = screens
  }

  /// Adds what `event` means to `events`: nothing, one thing or two.
  mutating func translate(_ event: SDL_Event, into events: inout [InputEvent]) {
    let type = SDL_EventType(event.type)
    if type != SDL_QUIT { isClosing = false }
    switch type {
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: translate(event.tfinger, into: &events)
    case SDL_MOUSEMOTION: translate(event.motion, into: &events)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: translate(event.button, into: &events)
    case SDL_MOUSEWHEEL: translate(event.wheel, into: &events)
    case SDL_KEYDOWN, SDL_KEYUP: translate(event.key, into: &events)
    case SDL_TEXTINPUT: translate(event.text, into: &events)
    case SDL_TEXTEDITING: translate(event.edit, into: &events)
    case SDL_TEXTEDITING_EXT: translate(event.editExt, into: &events)
    case SDL_WINDOWEVENT: translate(event.window, into: &events)
    case SDL_QUIT: translateQuit(into: &events)
    default: break
    }
  }

  /// Lets go of fingers whose way up never came: a screen that was unplugged tells nothing. Call it with the event queue
  /// empty.
  mutating func cancelLostFingers(into events: inout [InputEvent]) {
    for pointer in fingers.removeLost(on: screens) { events.append(.pointerCancelled(pointer)) }
  }

  /// Whether an event that names `window` may be meant for ours. On the bare kernel SDL names none, as 0.
  private func isOurs(_ window: UInt32) -> Bool {
    window == 0 || windowID == nil || window == windowID
  }
}

// MARK: - Pointers

extension EventTranslator {
  private mutating func translate(_ event: SDL_TouchFingerEvent, into events: inout [InputEvent]) {
    guard event.touchId != SDL_MOUSE_TOUCHID, isOurs(event.windowID), !screens.isIndirect(event.touchId) else {
      return
    }
    let pointer = FingerTracker.pointer(event)
    let point = mapping.point(ofFingerAt: Double(event.x), Double(event.y))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      if fingers.putDown(event, on: screens) { events.append(.pointerCancelled(pointer)) }
      events.append(.pointerDown(pointer, point))
    case SDL_FINGERMOTION: events.append(.pointerMoved(pointer, point))
    default:
      _ = fingers.lift(event)
      events.append(.pointerUp(pointer, point))
    }
  }

  private mutating func translate(_ event: SDL_MouseMotionEvent, into events: inout [InputEvent]) {
    guard event.which != Self.touchMouse, isOurs(event.windowID) else { return }
    let point = mapping.point(ofMouseAt: Double(event.x), Double(event.y))
    mouse = point
    events.append(.pointerMoved(.mouse, point))
  }

  private mutating func translate(_ event: SDL_MouseButtonEvent, into events: inout [InputEvent]) {
    guard event.which != Self.touchMouse, isOurs(event.windowID), Int32(event.button) == SDL_BUTTON_LEFT else {
      return
    }
    let point = mapping.point(ofMouseAt: Double(event.x), Double(event.y))
    mouse = point
    let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    events.append(isDown ? .pointerDown(.mouse, point) : .pointerUp(.mouse, point))
  }

  /// SDL does not turn a wheel's own place into logical units, so the mouse's last one is taken.
  private func translate(_ event: SDL_MouseWheelEvent, into events: inout [InputEvent]) {
    guard event.which != Self.touchMouse, isOurs(event.windowID) else { return }
    let point = mouse ?? mapping.point(ofMouseAt: Double(event.mouseX), Double(event.mouseY))
    let sign = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    let dx = event.preciseX == 0 ? Double(event.x) : Double(event.preciseX)
    let dy = event.preciseY == 0 ? Double(event.y) : Double(event.preciseY)
    events.append(.wheel(point, dx: sign * dx, dy: sign * dy))
  }

  /// `SDL_TOUCH_MOUSEID`, which Swift cannot import: the mouse that SDL makes of the first finger.
  static let touchMouse = UInt32.max
}

// MARK: - Keys and text

extension EventTranslator {
  private func translate(_ event: SDL_KeyboardEvent, into events: inout [InputEvent]) {
    guard isOurs(event.windowID) else { return }
    let key = Key(event.keysym)
    let modifiers = Modifiers(event.keysym.mod)
    let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
    events.append(isDown ? .keyDown(key, modifiers, isRepeat: event.repeat != 0) : .keyUp(key, modifiers))
  }

  private func translate(_ event: SDL_TextInputEvent, into events: inout [InputEvent]) {
    let text = withUnsafeBytes(of: event.text) { Self.text($0) }
    guard isOurs(event.windowID), !text.isEmpty else { return }
    events.append(.text(text))
  }

  private func translate(_ event: SDL_TextEditingEvent, into events: inout [InputEvent]) {
    guard isOurs(event.windowID) else { return }
    let text = withUnsafeBytes(of: event.text) { Self.text($0) }
    events.append(.composition(text, start: Int(event.start), length: Int(event.length)))
  }

  /// The long form; whoever polled the event frees its text.
  private func translate(_ event: SDL_TextEditingExtEvent, into events: inout [InputEvent]) {
    guard isOurs(event.windowID), let text = event.text else { return }
    events.append(.composition(String(cString: text), start: Int(event.start), length: Int(event.length)))
  }

  /// The bytes before the first NUL; what is not UTF-8 becomes U+FFFD.
  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

// MARK: - The window

extension EventTranslator {
  private mutating func translate(_ event: SDL_WindowEvent, into events: inout [InputEvent]) {
    guard isOurs(event.windowID) else { return }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      fingers.removeAll()
      events.append(.focusLost)
    case SDL_WINDOWEVENT_FOCUS_GAINED: events.append(.focusGained)
    case SDL_WINDOWEVENT_CLOSE:
      isClosing = true
      events.append(.quit)
    default: break
    }
  }

  /// SDL says that it quits once more when its last window is closed; that is one wish.
  private mutating func translateQuit(into events: inout [InputEvent]) {
    if !isClosing { events.append(.quit) }
    isClosing = false
  }
}
