import CGameSDL
import Placard

/// A window, a renderer, a loop, and an overlay for alerts.
@MainActor final class Game {
  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private let overlay: OverlayHost
  private var scene = Scene()
  private var isRunning = true

  init(driver: String?) throws {
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw GameError.sdl("SDL_Init") }
    if let driver { SDL_SetHint(SDL_HINT_RENDER_DRIVER, driver) }
    if driver == "software" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    guard let window = SDL_CreateWindow("Overlay", 0, 0, Scene.width * 2, Scene.height * 2, flags) else {
      throw GameError.sdl("SDL_CreateWindow")
    }
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { throw GameError.sdl("SDL_CreateRenderer") }
    SDL_RenderSetLogicalSize(renderer, Scene.width, Scene.height)
    self.window = window
    self.renderer = renderer
    overlay = try OverlayHost(renderer: renderer, window: window, scale: 2)
  }

  /// Asks whether to leave; the game goes on behind the question.
  func ask() {
    overlay.present(
      AlertController("Leave the race?", message: "Your best lap is kept.") {
        AlertAction(title: "Keep Racing", style: .cancel)
        AlertAction(title: "Leave", style: .destructive) { _ in self.isRunning = false }
      })
  }

  /// Plays until the window is closed or the alert says so; Escape asks.
  func play() throws {
    var last = SDL_GetTicks64()
    while isRunning {
      takeEvents()
      let now = SDL_GetTicks64()
      try drawFrame(after: .milliseconds(Int64(now - last)))
      last = now
      SDL_RenderPresent(renderer)
      SDL_Delay(10)
    }
  }

  /// Plays `count` frames of 1/60 s with an alert up, checks the renderer around each, and keeps the last as a picture.
  func rehearse(frames count: Int, picture: String?) throws {
    for frame in 0..<count {
      if frame == count / 4 { ask() }
      takeEvents()
      try drawFrame(after: .seconds(1) / 60)
      if frame == count - 1, let picture { try photograph().writePNG(to: picture) }
      SDL_RenderPresent(renderer)
    }
  }

  func close() {
    overlay.close()
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }
}

// MARK: - A frame

extension Game {
  private func takeEvents() {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if overlay.handle(event) == .consumed { continue }
      switch SDL_EventType(event.type) {
      case SDL_QUIT: isRunning = false
      case SDL_KEYDOWN where event.key.keysym.scancode == SDL_SCANCODE_ESCAPE && event.key.repeat == 0: ask()
      default: break
      }
    }
  }

  private func drawFrame(after elapsed: Duration) throws {
    overlay.update(by: elapsed)
    if !overlay.wantsKeyboard { scene.advance() }
    scene.draw(on: renderer)
    scene.leaveState(on: renderer)
    let before = RendererState(of: renderer)
    try overlay.draw()
    let after = RendererState(of: renderer)
    guard before == after else { throw GameError.disturbed(before.description, after.description) }
  }

  /// What the window is about to show.
  private func photograph() throws -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    SDL_RenderSetLogicalSize(renderer, 0, 0)
    defer { SDL_RenderSetLogicalSize(renderer, Scene.width, Scene.height) }
    var pixels = [UInt32](repeating: 0, count: Int(width * height))
    guard SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, &pixels, width * 4) == 0 else {
      throw GameError.sdl("SDL_RenderReadPixels")
    }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels.map { $0 | 0xFF00_0000 })
  }
}

enum GameError: Error, CustomStringConvertible {
  case sdl(String)
  case disturbed(String, String)

  var description: String {
    switch self {
    case .sdl(let call): "\(call): \(String(cString: SDL_GetError()))"
    case .disturbed(let before, let after):
      "the overlay left the renderer changed\n before: \(before)\n after:  \(after)"
    }
  }
}
