import CSDL
import Glibc
public import PlacardAlert
public import PlacardCanvas
import PlacardUI

extension WindowHost {
  /// Shows `alert` and blocks until it has ended; returns how.
  ///
  /// Throws a `PlacardError` when the display fails.
  public func run(_ alert: AlertController) throws(PlacardError) -> AlertResponse {
    var response: AlertResponse?
    stage.presenter.present(alert, animated: true, priority: .normal) { response = $0 }
    while true {
      try turn()
      if let response { return response }
      rest()
    }
  }

  /// Runs the loop until `isDone` says so; it is asked once a turn.
  ///
  /// Throws a `PlacardError` when the display fails.
  public func run(until isDone: () -> Bool) throws(PlacardError) {
    while true {
      try turn()
      if isDone() { return }
      rest()
    }
  }

  /// Takes what has happened, goes on by the time that has passed, and shows what looks different.
  private func turn() throws(PlacardError) {
    takeEvents()
    MainQueue.drain()
    let now = HostClock.now
    stage.advance(by: now - lastTurn)
    lastTurn = now
    let damage = stage.updateLayers()
    try screen.show(stage.compositor, over: pageColor, damage: damage)
  }

  /// Sleeps until something happens, or the next frame is due.
  private func rest() {
    guard stage.isAtRest else { return wait.sleep(for: lastTurn + Self.frame - HostClock.now) }
    guard let deadline = stage.nextDeadline else { return wait.sleep(for: nil) }
    wait.sleep(for: deadline - stage.now - (HostClock.now - lastTurn))
  }

  private var pageColor: Color { appearance.palette.page }

  private static let frame = Duration.seconds(1) / 60
}

// MARK: - Events

extension WindowHost {
  private func takeEvents() {
    doorbell.answer()
    events.removeAll(keepingCapacity: true)
    var event = SDL_Event()
    var hasNewSize = false
    while SDL_PollEvent(&event) != 0 {
      if event.type == doorbell.eventType, event.user.code != 0 { die(by: event.user.code) }
      hasNewSize = noteWindow(event) || hasNewSize
      showCursor(for: event)
      translator.translate(event, into: &events)
    }
    translator.cancelLostFingers(into: &events)
    if hasNewSize { measure() }
    stage.send(events)
  }

  /// Notes what happened to the window or its device, and returns whether the window may have another size.
  private func noteWindow(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      screen.reset()
      return false
    case SDL_WINDOWEVENT where event.window.windowID == translator.windowID:
      screen.invalidate()
      let kind = SDL_WindowEventID(UInt32(event.window.event))
      return [SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED].contains(kind)
    default: return false
    }
  }

  /// Nobody wants an arrow where they touch; a mouse that really moves brings it back.
  private func showCursor(for event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN where event.tfinger.touchId != SDL_MOUSE_TOUCHID: SDL_ShowCursor(SDL_DISABLE)
    case SDL_MOUSEMOTION where event.motion.which != EventTranslator.touchMouse:
      if event.motion.xrel != 0 || event.motion.yrel != 0 { SDL_ShowCursor(SDL_ENABLE) }
    default: break
    }
  }

  /// Puts the display back and lets the signal do what it does by default.
  private func die(by signal: Int32) {
    close()
    raise(signal)
  }
}
