import CSDL
import Glibc
import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@testable import PlacardSDL

/// Windows on SDL's driver that shows nothing, which has to be asked for; real displays are in Scripts/check-windows.
@MainActor @Suite(.serialized) struct WindowHostTests {
  init() {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }

  @Test func `a display that nobody sees is an error unless it was asked for`() {
    unsetenv("SDL_VIDEODRIVER")
    let display = getenv("DISPLAY").map { String(cString: $0) }
    let runtime = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }
    unsetenv("DISPLAY")
    unsetenv("XDG_RUNTIME_DIR")
    defer {
      if let display { setenv("DISPLAY", display, 1) }
      if let runtime { setenv("XDG_RUNTIME_DIR", runtime, 1) }
    }

    let error = #expect(throws: PlacardError.self) { try WindowHost(title: "", size: Size(width: 320, height: 240)) }

    #expect(error?.message.contains("Cannot open a display") == true)
  }

  @Test func `a key answers, and the loop returns how`() throws {
    let alert = makeAlert()
    let host = try WindowHost(title: "Test", fitting: alert)
    defer { host.close() }
    var turns = 0
    host.present(alert)

    try host.run {
      turns += 1
      if turns == 60 { push(.key(SDL_KEYDOWN, SDL_SCANCODE_ESCAPE)) }
      return turns > 60 && host.presentedAlerts.isEmpty
    }

    #expect(host.presentedAlerts.isEmpty)
  }

  @Test func `TM-02 a window that sleeps wakes for a timeout`() throws {
    let alert = makeAlert()
    alert.timeout = AlertTimeout(.milliseconds(300))
    let host = try WindowHost(title: "Test", fitting: alert)
    defer { host.close() }

    #expect(try host.run(alert).reason == .timeout)
  }

  @Test func `closing the window ends the alert`() throws {
    let alert = makeAlert()
    let host = try WindowHost(title: "Test", fitting: alert)
    defer { host.close() }
    push(.plain(SDL_QUIT))

    #expect(try host.run(alert).reason == .closed)
  }

  @Test func `what is on the screen is the offscreen picture`() throws {
    let alert = makeAlert()
    let host = try WindowHost(title: "Test", size: Size(width: 400, height: 300))
    defer { host.close() }
    host.present(alert)
    try host.run { host.stage.isAtRest }
    let offscreen = try OffscreenHost(size: Size(width: 400, height: 300))
    offscreen.present(makeAlert())
    offscreen.settle()

    let surface = try #require(SDL_GetWindowSurface(host.window)).pointee
    let shown = (0..<300).flatMap { y in (0..<400).map { x in surface.row(y).map { $0[x] | 0xFF00_0000 } ?? 0 } }

    #expect(shown == offscreen.bitmap.pixels)
  }

  @Test func `SM-10 a window of any size goes on showing`() throws {
    let host = try WindowHost(title: "Test", size: Size(width: 400, height: 300))
    defer { host.close() }
    host.present(makeAlert())

    for size in [(1, 1), (3, 200), (900, 2), (400, 300)] as [(Int32, Int32)] {
      SDL_SetWindowSize(host.window, size.0, size.1)
      var turns = 0
      try host.run {
        turns += 1
        return turns > 3
      }
      #expect(host.stage.pixelWidth == Int(size.0))
      #expect(host.stage.pixelHeight == Int(size.1))
    }
  }

  @Test func `a window is as large as the card and some page, but not too small`() throws {
    let stage = try Stage(appearance: .standard, fonts: [])

    let usual = NaturalSize(of: makeAlert(), on: stage).within(Size(width: 1920, height: 1080))
    let small = NaturalSize(of: makeAlert(), on: stage).within(Size(width: 200, height: 100))

    #expect(usual == Size(width: 384, height: 240))
    #expect(small == Size(width: 200, height: 100))
  }

  @Test func `closing twice is closing once`() throws {
    let host = try WindowHost(title: "Test", size: Size(width: 320, height: 240))

    host.close()
    host.close()

    #expect(host.presentedAlerts.isEmpty)
  }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }
}
