import CSDL
import PlacardCanvas
import PlacardUI
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) struct EventTranslatorTests {
  private var translator = EventTranslator(
    mapping: SurfaceMapping(pixelWidth: 800, pixelHeight: 480, scale: 1), windowID: 7, screens: .none)

  // MARK: Pointers

  @Test mutating func `fingers from 0 to 1 become points`() {
    let events = translate(
      .finger(SDL_FINGERDOWN, 1, 0.5, 0.25), .finger(SDL_FINGERMOTION, 1, 0.75, 0.5), .finger(SDL_FINGERUP, 1, 1, 1))

    #expect(
      events == [
        .pointerDown(.finger(1), Point(x: 400, y: 120)), .pointerMoved(.finger(1), Point(x: 600, y: 240)),
        .pointerUp(.finger(1), Point(x: 800, y: 480)),
      ])
  }

  @Test mutating func `TO-01 the mouse that SDL makes of a finger is dropped`() {
    let events = translate(
      .mouse(SDL_MOUSEMOTION, 400, 120, which: .max), .mouse(SDL_MOUSEBUTTONDOWN, 400, 120, which: .max),
      .finger(SDL_FINGERDOWN, 1, 0.5, 0.25), .mouse(SDL_MOUSEBUTTONUP, 400, 120, which: .max),
      .finger(SDL_FINGERUP, 1, 0.5, 0.25))

    #expect(events == [.pointerDown(.finger(1), Point(x: 400, y: 120)), .pointerUp(.finger(1), Point(x: 400, y: 120))])
  }

  @Test mutating func `TO-01 the finger that SDL makes of a mouse is dropped`() {
    let events = translate(
      .finger(SDL_FINGERDOWN, 1, 0.5, 0.25, device: SDL_MOUSE_TOUCHID), .mouse(SDL_MOUSEBUTTONDOWN, 10, 20),
      .finger(SDL_FINGERUP, 1, 0.5, 0.25, device: SDL_MOUSE_TOUCHID), .mouse(SDL_MOUSEBUTTONUP, 10, 20))

    #expect(events == [.pointerDown(.mouse, Point(x: 10, y: 20)), .pointerUp(.mouse, Point(x: 10, y: 20))])
  }

  @Test mutating func `only the main button presses`() {
    let events = translate(
      .mouse(SDL_MOUSEBUTTONDOWN, 1, 2, button: SDL_BUTTON_RIGHT),
      .mouse(SDL_MOUSEBUTTONUP, 1, 2, button: SDL_BUTTON_MIDDLE))

    #expect(events.isEmpty)
  }

  @Test mutating func `events of another window are dropped, of none are taken`() {
    let foreign = translate(
      .mouse(SDL_MOUSEBUTTONDOWN, 1, 2, window: 8), .key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, window: 8),
      .text([0x61], window: 8), .finger(SDL_FINGERDOWN, 1, 0, 0, window: 8),
      .window(SDL_WINDOWEVENT_FOCUS_LOST, window: 8))
    let ours = translate(
      .mouse(SDL_MOUSEBUTTONDOWN, 1, 2, window: 7), .key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, window: 0),
      .finger(SDL_FINGERDOWN, 1, 0, 0, window: 0))

    #expect(foreign.isEmpty)
    #expect(
      ours == [
        .pointerDown(.mouse, Point(x: 1, y: 2)), .keyDown(.return, [], isRepeat: false),
        .pointerDown(.finger(1), .zero),
      ])
  }

  @Test func `the pad of a laptop is no touch screen`() {
    let pad = TouchScreens(isIndirect: { $0 == 3 }, isTouched: { _, _ in true })
    var translator = EventTranslator(mapping: translator.mapping, windowID: 7, screens: pad)
    var events: [InputEvent] = []

    translator.translate(.finger(SDL_FINGERDOWN, 1, 0.5, 0.5, device: 3), into: &events)

    #expect(events.isEmpty)
  }

  @Test mutating func `fingers of the same number on two screens are two`() {
    let events = translate(
      .finger(SDL_FINGERDOWN, -1, 0, 0, device: 5), .finger(SDL_FINGERDOWN, -1, 0, 0, device: 6))

    guard case .pointerDown(let one, _) = events[0], case .pointerDown(let two, _) = events[1] else {
      Issue.record("two fingers go down")
      return
    }
    #expect(one != two)
  }

  @Test mutating func `A43 a finger that goes down twice cancels its first press`() {
    let events = translate(.finger(SDL_FINGERDOWN, 1, 0, 0), .finger(SDL_FINGERDOWN, 1, 1, 1))

    #expect(
      events == [
        .pointerDown(.finger(1), .zero), .pointerCancelled(.finger(1)),
        .pointerDown(.finger(1), Point(x: 800, y: 480)),
      ])
  }

  @Test func `TO-10 a finger that its screen no longer shows is let go`() {
    let screen = FakeScreen()
    screen.fingers = [1, 2]
    var translator = EventTranslator(mapping: translator.mapping, windowID: 7, screens: screen.answers)
    var events: [InputEvent] = []
    translator.translate(.finger(SDL_FINGERDOWN, 1, 0, 0), into: &events)
    translator.translate(.finger(SDL_FINGERDOWN, 2, 0, 0), into: &events)
    events = []

    translator.cancelLostFingers(into: &events)
    #expect(events.isEmpty)

    screen.fingers = [2]
    translator.cancelLostFingers(into: &events)
    translator.cancelLostFingers(into: &events)
    #expect(events == [.pointerCancelled(.finger(1))])
  }

  @Test mutating func `a finger that no screen ever showed is not missed`() {
    _ = translate(.finger(SDL_FINGERDOWN, 1, 0, 0))
    var events: [InputEvent] = []

    translator.cancelLostFingers(into: &events)

    #expect(events.isEmpty)
  }

  @Test mutating func `the wheel turns where the mouse was last`() {
    let events = translate(
      .mouse(SDL_MOUSEMOTION, 30, 40), .wheel(0, 1.5), .wheel(-1, 0, isFlipped: true))

    #expect(
      events == [
        .pointerMoved(.mouse, Point(x: 30, y: 40)), .wheel(Point(x: 30, y: 40), dx: 0, dy: 1.5),
        .wheel(Point(x: 30, y: 40), dx: 1, dy: 0),
      ])
  }

  // MARK: Keys and text

  private nonisolated static let spellings: [([UInt8], String)] = [
    ([0x61], "a"), ([0xC3], "\u{FFFD}"), ([0xE2, 0x82, 0x28], "\u{FFFD}("), ([0xF0, 0x9F, 0x91, 0x8D], "👍"),
  ]
  private nonisolated static let keys: [(SDL_Scancode, Int32, Key)] = [
    (SDL_SCANCODE_RETURN, 0, .return), (SDL_SCANCODE_KP_ENTER, 0, .keypadEnter), (SDL_SCANCODE_ESCAPE, 0, .escape),
    (SDL_SCANCODE_TAB, 0, .tab), (SDL_SCANCODE_SPACE, 32, .space), (SDL_SCANCODE_UP, 0, .up),
    (SDL_SCANCODE_PAGEDOWN, 0, .pageDown), (SDL_SCANCODE_LSHIFT, 0, .shift), (SDL_SCANCODE_F1, 0, .function(1)),
    (SDL_SCANCODE_F24, 0, .function(24)), (SDL_SCANCODE_Y, 0x7A, .character("z")),
    (SDL_SCANCODE_LEFTBRACKET, 0xFC, .character("ü")), (SDL_SCANCODE_KP_1, 0x4000_0059, .other(0x59)),
    (SDL_SCANCODE_UNKNOWN, 0, .other(0)),
  ]

  @Test(arguments: keys)
  mutating func `commands go by place, letters by what they say`(scancode: SDL_Scancode, sym: Int32, key: Key) {
    #expect(translate(.key(SDL_KEYDOWN, scancode, sym: sym)) == [.keyDown(key, [], isRepeat: false)])
    #expect(translate(.key(SDL_KEYUP, scancode, sym: sym)) == [.keyUp(key, [])])
  }

  @Test mutating func `modifiers and repeats come along`() {
    let mod = KMOD_RSHIFT.rawValue | KMOD_LCTRL.rawValue | KMOD_NUM.rawValue

    let events = translate(.key(SDL_KEYDOWN, SDL_SCANCODE_A, sym: 0x61, mod: mod, isRepeat: true))

    #expect(events == [.keyDown(.character("a"), [.shift, .control], isRepeat: true)])
  }

  @Test(arguments: spellings)
  mutating func `RD-05 text is UTF-8, and what is not is mended`(bytes: [UInt8], text: String) {
    #expect(translate(.text(bytes)) == [.text(text)])
  }

  @Test mutating func `text of 31 bytes has no end mark and empty text says nothing`() {
    let long = [UInt8](repeating: 0x61, count: 31)

    #expect(translate(.text(long)) == [.text(String(repeating: "a", count: 31))])
    #expect(translate(.text([])).isEmpty)
  }

  @Test mutating func `a composition is told as it is`() {
    #expect(translate(.composition("に", start: 7, length: -3)) == [.composition("に", start: 7, length: -3)])
  }

  // MARK: The window

  @Test mutating func `TO-12 a window without focus, hidden or minimized lets go`() {
    let kinds = [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED]
    for kind in kinds {
      #expect(translate(.window(kind)) == [.focusLost])
    }
    #expect(translate(.window(SDL_WINDOWEVENT_FOCUS_GAINED)) == [.focusGained])
    #expect(translate(.window(SDL_WINDOWEVENT_EXPOSED)).isEmpty)
  }

  @Test mutating func `closing the last window is one wish to quit`() {
    #expect(translate(.window(SDL_WINDOWEVENT_CLOSE), .plain(SDL_QUIT)) == [.quit])
    #expect(translate(.plain(SDL_QUIT)) == [.quit])
  }

  @Test mutating func `a wish to quit later is another one`() {
    #expect(translate(.window(SDL_WINDOWEVENT_CLOSE), .mouse(SDL_MOUSEMOTION, 0, 0)).first == .quit)
    #expect(translate(.plain(SDL_QUIT)) == [.quit])
  }

  @Test mutating func `what is nothing to us says nothing`() {
    let others = [SDL_MULTIGESTURE, SDL_DROPFILE, SDL_AUDIODEVICEADDED, SDL_RENDER_DEVICE_RESET, SDL_USEREVENT]
    for type in others {
      #expect(translate(.plain(type)).isEmpty)
    }
  }

  private mutating func translate(_ events: SDL_Event...) -> [InputEvent] {
    var translated: [InputEvent] = []
    for event in events { translator.translate(event, into: &translated) }
    return translated
  }
}

/// A touch screen whose fingers a test puts down and lifts.
@MainActor private final class FakeScreen {
  var fingers: Set<Int64> = []

  var answers: TouchScreens {
    TouchScreens(isIndirect: { _ in false }, isTouched: { _, finger in self.fingers.contains(finger) })
  }
}

extension TouchScreens {
  /// A machine without any.
  static let none = TouchScreens(isIndirect: { _ in false }, isTouched: { _, _ in false })
}
