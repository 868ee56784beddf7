// Alerts in a window of their own, with a loop of their own that sleeps while nothing moves.
import CSDL
public import PlacardAlert
public import PlacardCanvas
public import PlacardText
public import PlacardUI

/// A host with a window and a loop: for programs that have neither, and for kiosks.
///
/// Call it from the thread that the program began on. While it runs, SIGTERM and SIGINT put the screen back and then end
/// the program, unless the program answers them itself. On the bare kernel (KMSDRM) there is one window for the life of
/// the process: keep the host, and make no other window.
@MainActor public final class WindowHost {
  let stage: Stage
  let window: OpaquePointer
  let screen: any Screen
  let session: VideoSession
  let doorbell: Doorbell
  private let isFullScreen: Bool
  private let scale: Double?
  var translator: EventTranslator
  var wait: EventWait
  var events: [InputEvent] = []
  var lastTurn: Duration
  private var isOpen = true

  /// A window called `title` of `size` points, or over the whole display.
  ///
  /// `scale` is the pixels of a point: nil takes what the display tells, and over a whole display
  /// max(1, floor(min(width, height) / 360) / 2) of its pixels. `fonts` are tried after Inter. Throws a `PlacardError`
  /// when there is no display, SDL found one that nobody sees, or a font cannot be used.
  public convenience init(
    title: String, size: Size, fullScreen: Bool = false, scale: Double? = nil, appearance: Appearance = .standard,
    fonts: [FontFile] = []
  ) throws(PlacardError) {
    let stage = try Stage(appearance: appearance, fonts: fonts)
    try self.init(title: title, fullScreen: fullScreen, scale: scale, stage: stage) { _ in size }
  }

  /// A window as large as `alert` needs, with 32 points around its card, at least 320 x 240; or over the whole display.
  ///
  /// The other arguments are those of the other initialiser.
  public convenience init(
    title: String, fitting alert: AlertController, fullScreen: Bool = false, scale: Double? = nil,
    appearance: Appearance = .standard, fonts: [FontFile] = []
  ) throws(PlacardError) {
    let stage = try Stage(appearance: appearance, fonts: fonts)
    try self.init(title: title, fullScreen: fullScreen, scale: scale, stage: stage) {
      NaturalSize(of: alert, on: stage).within($0)
    }
  }

  private init(
    title: String, fullScreen: Bool, scale: Double?, stage: Stage, size: (Size) -> Size
  ) throws(PlacardError) {
    session = try VideoSession(takesText: false, isFullScreen: fullScreen)
    guard let doorbell = Doorbell() else {
      session.close()
      throw PlacardError("Cannot wait for signals: the process has no descriptors or threads left; close some.")
    }
    self.doorbell = doorbell
    self.stage = stage
    self.scale = scale
    isFullScreen = fullScreen || session.driver == .kmsdrm
    let units = size(DisplayBounds.usable(scale: scale ?? 1)).scaled(by: scale ?? 1)
    do {
      window = try Self.open(title, units, fullScreen: isFullScreen)
      screen = try session.driver.hasWindowSurfaces ? SurfaceScreen(window: window) : RendererScreen(window: window)
    } catch {
      doorbell.close()
      session.close()
      throw error
    }
    wait = EventWait(driver: session.driver, doorbell: doorbell.descriptor)
    lastTurn = HostClock.now
    translator = EventTranslator(
      mapping: SurfaceMapping(pixelWidth: 0, pixelHeight: 0, scale: 1), windowID: SDL_GetWindowID(window))
    measure()
    stage.tick(at: lastTurn)
    if session.driver == .kmsdrm { SDL_ShowCursor(SDL_DISABLE) }
  }

  isolated deinit {
    close()
  }

  /// Ends every alert with the reason `.closed`, closes the window and puts the display back; later calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    stage.presenter.closeAll(.closed)
    screen.close()
    SDL_DestroyWindow(window)
    session.close()
    doorbell.close()
  }

  private static func open(_ title: String, _ size: Size, fullScreen: Bool) throws(PlacardError) -> OpaquePointer {
    var flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if fullScreen { flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue }
    let window = SDL_CreateWindow(
      title, anywhere, anywhere, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)), flags)
    guard let window else {
      throw PlacardError("Cannot open a window (\(latestErrorText)); is the display in use by another program?")
    }
    return window
  }

  /// `SDL_WINDOWPOS_UNDEFINED`, which Swift cannot import.
  private static let anywhere: Int32 = 0x1FFF_0000
}

// MARK: - The surface

extension WindowHost {
  /// Takes over the window's extent as it is now.
  func measure() {
    let pixels = screen.pixelSize()
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    let units = Size(width: Double(width), height: Double(height))
    let mapping = SurfaceMapping(
      pixelWidth: pixels.width, pixelHeight: pixels.height, windowSize: units,
      scale: pixelsPerPoint(pixels, units: units))
    guard mapping != translator.mapping else { return }
    if mapping.grid != translator.mapping.grid { stage.compositor.forget() }
    translator.mapping = mapping
    stage.resize(
      to: mapping.size, pixelWidth: mapping.pixelWidth, pixelHeight: mapping.pixelHeight, grid: mapping.grid)
    screen.invalidate()
  }

  private func pixelsPerPoint(_ pixels: (width: Int, height: Int), units: Size) -> Double {
    if let scale { return scale }
    if isFullScreen { return max(1, (Double(min(pixels.width, pixels.height)) / 360).rounded(.down) / 2) }
    return units.width > 0 ? Double(pixels.width) / units.width : 1
  }
}

// MARK: - Settings

extension WindowHost {
  /// How alerts look that have no appearance of their own, and the page.
  public var appearance: Appearance {
    get { stage.presenter.appearance }
    set {
      stage.presenter.appearance = newValue
      screen.invalidate()
    }
  }

  /// What is drawn under the backdrop; it answers input while no alert is up. Nil by default.
  public var page: (any AlertContent)? {
    get { stage.presenter.page }
    set { stage.presenter.page = newValue }
  }

  /// How long after it appears an alert ignores presses and keys. Zero by default; kiosks take 300 ms.
  public var ignoresPressesFor: Duration {
    get { stage.presenter.ignoresPressesFor }
    set { stage.presenter.ignoresPressesFor = newValue }
  }
}
