// Alerts inside somebody else's loop and renderer: it is given events and time, draws when told, and leaves everything of
// the program's as it was.
public import CSDL
import PlacardAlert
public import PlacardCanvas
public import PlacardText
public import PlacardUI

/// A host for programs that have a loop and an `SDL_Renderer` of their own: games.
///
/// Once a frame: give it every polled event with `handle(_:)`, call `update(by:)`, draw your frame, call `draw()`, present.
/// Call `close()` before the renderer is destroyed.
@MainActor public final class OverlayHost {
  let stage: Stage
  private let renderer: OpaquePointer
  private let window: OpaquePointer?
  private let factor: Double
  private let canvas: RendererCanvas
  private var translator: EventTranslator
  private var held = HeldInput()
  private var events: [InputEvent] = []
  private var isOpen = true

  /// A host that draws on `renderer` and takes the events of `window`, or of any window if that is nil.
  ///
  /// A point is `scale` times what the display takes for one: renderer output over window size. `fonts` are tried after
  /// Inter. Throws a `PlacardError` when `renderer` is none, or a font cannot be used.
  public init(
    renderer: OpaquePointer, window: OpaquePointer?, scale: Double? = nil, appearance: Appearance = .standard,
    fonts: [FontFile] = []
  ) throws(PlacardError) {
    self.renderer = renderer
    self.window = window
    factor = scale ?? 1
    stage = try Stage(appearance: appearance, fonts: fonts)
    canvas = try keepingErrorText { () throws(PlacardError) in try RendererCanvas(renderer: renderer) }
    let mapping = keepingErrorText { SurfaceMapping(of: renderer, window: window, factor: scale ?? 1) }
    translator = EventTranslator(mapping: mapping, windowID: window.map { SDL_GetWindowID($0) })
    fit(mapping)
    stage.tick(at: .zero)
  }

  isolated deinit {
    close()
  }

  /// Ends every alert with the reason `.closed` and lets go of everything on the renderer; later calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    stage.presenter.closeAll(.closed)
    keepingErrorText { canvas.removeTextures() }
    held.removeAll()
  }
}

// MARK: - Once a frame

extension OverlayHost {
  /// Takes `event` if an alert is shown and it is input; also the end of a press whose beginning was taken.
  ///
  /// Events of windows and devices, and a wish to quit, are never taken. The end of a press that began before the alert
  /// was there is the program's.
  public func handle(_ event: SDL_Event) -> EventDisposition {
    guard isOpen else { return .ignored }
    return keepingErrorText {
      switch SDL_EventType(event.type) {
      case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: canvas.removeTextures()
      case SDL_QUIT: break
      case SDL_WINDOWEVENT: translate(event)
      default: return take(event)
      }
      return .ignored
    }
  }

  private func take(_ event: SDL_Event) -> EventDisposition {
    guard isOurs(event), held.takes(event, isShowing: isPresenting) else { return .ignored }
    translate(event)
    return .consumed
  }

  private func translate(_ event: SDL_Event) {
    refit()
    events.removeAll(keepingCapacity: true)
    translator.translate(event, into: &events)
    for event in events where event != .quit { stage.send(event) }
  }

  /// Goes on by the time since the last call; also runs what waits in the main queue, once.
  public func update(by elapsed: Duration) {
    guard isOpen else { return }
    MainQueue.drain()
    keepingErrorText { refit() }
    events.removeAll(keepingCapacity: true)
    translator.cancelLostFingers(into: &events)
    stage.send(events)
    stage.advance(by: elapsed)
  }

  /// Draws the alert over what the program has drawn on its window, and leaves the renderer as it was: target, viewport,
  /// clip, scale, logical size, colour, blend mode.
  ///
  /// Draws nothing while no alert is shown. Throws a `PlacardError` when the renderer fails.
  public func draw() throws(PlacardError) {
    guard isOpen else { return }
    guard isVisible else { return keepingErrorText { canvas.removeTextures() } }
    try keepingErrorText { () throws(PlacardError) in
      refit()
      _ = stage.updateLayers()
      SDL_RenderFlush(renderer)
      let state = RendererState(taking: renderer)
      defer {
        state.restore(renderer)
        SDL_RenderFlush(renderer)
      }
      try canvas.draw(stage.compositor, width: stage.pixelWidth, height: stage.pixelHeight)
    }
  }
}

// MARK: - What the program asks

extension OverlayHost {
  /// Whether an alert is to be seen, or soon will be.
  public var isPresenting: Bool { isOpen && (!stage.presenter.presentedAlerts.isEmpty || isVisible) }

  /// Whether the program should leave the keyboard alone: its state, too, which no event tells.
  public var wantsKeyboard: Bool { isPresenting }

  /// Whether the program should leave mouse and fingers alone.
  public var wantsPointer: Bool { isPresenting }

  /// Whether the program should leave game controllers alone.
  public var wantsGamepad: Bool { isPresenting }

  private var isVisible: Bool { !stage.output.drawList.layers.isEmpty }
}

// MARK: - Where it draws

extension OverlayHost {
  /// Takes over size, scale and logical size of the renderer as they are now.
  private func refit() {
    let mapping = SurfaceMapping(of: renderer, window: window, factor: factor)
    guard mapping != translator.mapping else { return }
    translator.mapping = mapping
    fit(mapping)
  }

  private func fit(_ mapping: SurfaceMapping) {
    if mapping.grid != stage.grid { stage.compositor.forget() }
    stage.resize(
      to: mapping.size, pixelWidth: mapping.pixelWidth, pixelHeight: mapping.pixelHeight, grid: mapping.grid)
  }

  private func isOurs(_ event: SDL_Event) -> Bool {
    guard let ours = translator.windowID, let theirs = event.namedWindow else { return true }
    return theirs == 0 || theirs == ours
  }
}

extension SDL_Event {
  /// The window that an event of input names.
  fileprivate var namedWindow: UInt32? {
    switch SDL_EventType(type) {
    case SDL_KEYDOWN, SDL_KEYUP: key.windowID
    case SDL_MOUSEMOTION: motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
    case SDL_MOUSEWHEEL: wheel.windowID
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: tfinger.windowID
    case SDL_TEXTINPUT: text.windowID
    case SDL_TEXTEDITING: edit.windowID
    case SDL_TEXTEDITING_EXT: editExt.windowID
    default: nil
    }
  }
}

// MARK: - Settings

extension OverlayHost {
  /// How alerts look that have no appearance of their own.
  public var appearance: Appearance {
    get { stage.presenter.appearance }
    set { stage.presenter.appearance = newValue }
  }

  /// How long after it appears an alert ignores presses and keys. Zero by default; kiosks take 300 ms.
  public var ignoresPressesFor: Duration {
    get { stage.presenter.ignoresPressesFor }
    set { stage.presenter.ignoresPressesFor = newValue }
  }
}
