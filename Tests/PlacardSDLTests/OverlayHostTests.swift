import CSDL
import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) struct OverlayHostTests {
  private let renderer: SoftwareRenderer
  private let overlay: OverlayHost

  init() throws {
    renderer = try SoftwareRenderer(width: 480, height: 320)
    overlay = try OverlayHost(renderer: renderer.handle, window: nil)
  }

  // MARK: The picture

  @Test func `the picture is the offscreen one`() throws {
    let offscreen = try OffscreenHost(size: Size(width: 480, height: 320), background: Color(0x3366CC))
    offscreen.present(makeAlert())
    offscreen.settle()

    overlay.present(makeAlert())
    settle()

    #expect(try frame(over: Color(0x3366CC)) == offscreen.bitmap)
  }

  @Test func `nothing is drawn while no alert is shown`() throws {
    #expect(try frame(over: .white) == Bitmap(width: 480, height: 320, filledWith: .white))
  }

  @Test func `RD-07 after it has gone the program's frame is as before`() throws {
    let alert = makeAlert()
    overlay.present(alert)
    settle()
    overlay.dismiss(alert)
    settle()

    #expect(try frame(over: .white) == Bitmap(width: 480, height: 320, filledWith: .white))
    #expect(!overlay.isPresenting)
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func `RD-01 after a reset the next frame is the same`(type: SDL_EventType) throws {
    overlay.present(makeAlert())
    settle()
    let before = try frame(over: .white)

    #expect(overlay.handle(.plain(type)) == .ignored)

    #expect(try frame(over: .white) == before)
  }

  @Test func `RO-09 another scale lays the same points on more pixels`() throws {
    let twice = try SoftwareRenderer(width: 960, height: 640)
    let large = try OverlayHost(renderer: twice.handle, window: nil, scale: 2)
    let offscreen = try OffscreenHost(size: Size(width: 480, height: 320), scale: 2)
    offscreen.present(makeAlert())
    offscreen.settle()
    large.present(makeAlert())
    for _ in 0..<60 { large.update(by: .milliseconds(16)) }

    twice.clear(.white)
    try large.draw()

    #expect(twice.bitmap == offscreen.bitmap)
    #expect(large.stage.output.semantics == offscreen.semantics)
  }

  // MARK: The renderer's state

  @Test(arguments: 0..<24)
  func `RO-08 every getter of the renderer is the same after drawing`(seed: Int) throws {
    overlay.present(makeAlert())
    settle()
    let texture = try disturb(seed)
    let before = RendererGetters(of: renderer.handle)

    try overlay.draw()

    #expect(RendererGetters(of: renderer.handle) == before)
    SDL_SetRenderTarget(renderer.handle, nil)
    let window = RendererGetters(of: renderer.handle)
    try overlay.draw()
    #expect(RendererGetters(of: renderer.handle) == window)
    if let texture { SDL_DestroyTexture(texture) }
  }

  @Test(arguments: 0..<24)
  func `RO-08 the picture does not depend on the renderer's state`(seed: Int) throws {
    overlay.present(makeAlert())
    settle()
    let plain = try frame(over: .white)

    renderer.clear(.white)
    let texture = try disturb(seed)
    overlay.update(by: .milliseconds(17))
    try overlay.draw()

    #expect(renderer.bitmap == plain)
    if let texture { SDL_DestroyTexture(texture) }
  }

  @Test func `RD-11 SDL's error text stays as the program had it`() throws {
    placard_set_error("the program's own complaint")
    defer { SDL_ClearError() }

    overlay.present(makeAlert())
    settle()
    _ = overlay.handle(.mouse(SDL_MOUSEBUTTONDOWN, 5, 5))
    try overlay.draw()
    overlay.close()

    #expect(latestErrorText == "the program's own complaint")
  }

  // MARK: Events

  @Test func `A61 input is taken while an alert is shown and left alone before and after`() {
    let input: [SDL_Event] = [
      .mouse(SDL_MOUSEMOTION, 1, 1), .wheel(0, 1), .text([0x61]), .finger(SDL_FINGERMOTION, 1, 0, 0),
      .plain(SDL_CONTROLLERAXISMOTION),
    ]
    let alert = makeAlert()

    #expect(input.allSatisfy { overlay.handle($0) == .ignored })
    overlay.present(alert)
    #expect(overlay.wantsKeyboard && overlay.wantsPointer && overlay.wantsGamepad)
    #expect(input.allSatisfy { overlay.handle($0) == .consumed })
    overlay.dismiss(alert)
    settle()
    #expect(input.allSatisfy { overlay.handle($0) == .ignored })
    #expect(!overlay.wantsKeyboard && !overlay.wantsPointer && !overlay.wantsGamepad)
  }

  @Test func `A61 windows, devices and a wish to quit are never taken`() {
    overlay.present(makeAlert())
    settle()

    let foreign: [SDL_Event] = [
      .window(SDL_WINDOWEVENT_FOCUS_LOST), .window(SDL_WINDOWEVENT_CLOSE), .plain(SDL_QUIT),
      .plain(SDL_AUDIODEVICEADDED), .plain(SDL_CONTROLLERDEVICEADDED), .plain(SDL_USEREVENT),
    ]

    #expect(foreign.allSatisfy { overlay.handle($0) == .ignored })
    settle()
    #expect(overlay.presentedAlerts.count == 1)
  }

  @Test func `A61 the end of a press that was taken is taken after the alert has gone`() {
    let alert = makeAlert()
    overlay.present(alert)
    settle()
    #expect(overlay.handle(.key(SDL_KEYDOWN, SDL_SCANCODE_SPACE)) == .consumed)
    overlay.dismiss(alert)
    settle()

    #expect(overlay.handle(.key(SDL_KEYUP, SDL_SCANCODE_SPACE)) == .consumed)
    #expect(overlay.handle(.key(SDL_KEYUP, SDL_SCANCODE_SPACE)) == .ignored)
    #expect(overlay.handle(.key(SDL_KEYDOWN, SDL_SCANCODE_SPACE)) == .ignored)
  }

  @Test func `TO-07, A62 the end of a press that began before is the program's and does nothing`() throws {
    var answers = 0
    #expect(overlay.handle(.mouse(SDL_MOUSEBUTTONDOWN, 300, 210)) == .ignored)
    overlay.present(makeAlert { _ in answers += 1 })
    settle()
    let place = try center(of: "Delete")

    #expect(overlay.handle(.mouse(SDL_MOUSEBUTTONUP, Int32(place.x), Int32(place.y))) == .ignored)
    settle()

    #expect(answers == 0)
    #expect(overlay.presentedAlerts.count == 1)
  }

  @Test func `TO-01 a finger and the mouse that SDL makes of it answer once`() throws {
    var answers = 0
    overlay.present(makeAlert { _ in answers += 1 })
    settle()
    let place = try center(of: "Delete")
    let (x, y) = (Float(place.x / 480), Float(place.y / 320))
    let (mouseX, mouseY) = (Int32(place.x), Int32(place.y))

    let events: [SDL_Event] = [
      .mouse(SDL_MOUSEBUTTONDOWN, mouseX, mouseY, which: .max), .finger(SDL_FINGERDOWN, 1, x, y),
      .mouse(SDL_MOUSEBUTTONUP, mouseX, mouseY, which: .max), .finger(SDL_FINGERUP, 1, x, y),
    ]
    #expect(events.allSatisfy { overlay.handle($0) == .consumed })
    settle()

    #expect(answers == 1)
  }

  @Test func `events of another window are left alone`() throws {
    let other = try OverlayHost(renderer: renderer.handle, window: nil)
    other.close()
    overlay.present(makeAlert())

    #expect(overlay.handle(.mouse(SDL_MOUSEMOTION, 1, 1, window: 12)) == .consumed)
    #expect(other.handle(.mouse(SDL_MOUSEMOTION, 1, 1)) == .ignored)
  }

  // MARK: Time

  @Test func `TM-01 a frame of 51 seconds or of 8 hours moves an animation by twenty ticks at most`() throws {
    for stall in [Duration.seconds(51.7), .seconds(8 * 3600)] {
      let overlay = try OverlayHost(renderer: renderer.handle, window: nil)
      let alert = makeAlert()
      overlay.present(alert)
      overlay.update(by: .milliseconds(16))
      overlay.update(by: stall)
      #expect(overlay.stage.presenter.isMoving)

      for _ in 0..<30 { overlay.update(by: .milliseconds(16)) }
      #expect(!overlay.stage.presenter.isMoving)
      #expect(overlay.presentedAlerts.count == 1)
    }
  }

  @Test func `TM-02 a timeout counts the program's clock and fires once`() {
    var reasons: [AlertResponse.Reason] = []
    let delegate = EndRecorder { reasons.append($0.reason) }
    let alert = makeAlert()
    alert.delegate = delegate
    alert.timeout = AlertTimeout(.seconds(10))
    overlay.present(alert)
    settle()

    overlay.update(by: .seconds(8 * 3600))
    #expect(overlay.presentedAlerts.isEmpty)
    settle()

    #expect(reasons == [.timeout])
  }

  @Test func `times that are zero or negative do nothing`() {
    overlay.present(makeAlert())
    overlay.update(by: .milliseconds(16))
    let list = overlay.stage.output.drawList

    overlay.update(by: .zero)
    overlay.update(by: .seconds(-100))

    #expect(overlay.stage.output.drawList == list)
  }

  @Test func `what begins after a rest begins with one tick`() {
    overlay.update(by: .seconds(1))
    overlay.update(by: .seconds(1))
    overlay.present(makeAlert())

    overlay.update(by: .seconds(1))

    #expect((overlay.stage.output.drawList.layers.first?.opacity ?? 1) < 0.1)
  }

  @Test func `closing ends every alert and later calls do nothing`() throws {
    var reasons: [AlertResponse.Reason] = []
    let delegate = EndRecorder { reasons.append($0.reason) }
    let alert = makeAlert()
    alert.delegate = delegate
    overlay.present(alert)
    settle()

    overlay.close()
    overlay.close()

    #expect(reasons == [.closed])
    #expect(try frame(over: .white) == Bitmap(width: 480, height: 320, filledWith: .white))
  }

  // MARK: Steps

  private func settle() {
    for _ in 0..<90 { overlay.update(by: .milliseconds(16)) }
  }

  private func frame(over color: Color) throws -> Bitmap {
    renderer.clear(color)
    try overlay.draw()
    return renderer.bitmap
  }

  private func center(of label: String) throws -> Point {
    try #require(overlay.stage.output.semantics.nodes.first { $0.label == label }).frame.center
  }

  /// Sets the renderer to something else for every seed, and returns the target that may have been set.
  private func disturb(_ seed: Int) throws -> OpaquePointer? {
    let handle = renderer.handle
    var texture: OpaquePointer?
    if seed % 3 == 1 {
      texture = SDL_CreateTexture(
        handle, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), 200, 100)
    }
    if seed % 4 == 1 { SDL_RenderSetLogicalSize(handle, 320, 180) }
    if seed % 4 == 2 { SDL_RenderSetScale(handle, 1.25, 0.75) }
    if seed % 5 == 3 { SDL_RenderSetIntegerScale(handle, SDL_TRUE) }
    if let texture, seed % 2 == 0 { SDL_SetRenderTarget(handle, texture) }
    var viewport = SDL_Rect(x: 7, y: 11, w: 33, h: 35)
    if seed % 2 == 1 { SDL_RenderSetViewport(handle, &viewport) }
    var clip = SDL_Rect(x: 3, y: 2, w: 21, h: 17)
    if seed % 3 != 0 { SDL_RenderSetClipRect(handle, &clip) }
    if seed % 6 == 5 { SDL_RenderSetScale(handle, 1.5, 1.5) }
    SDL_SetRenderDrawColor(handle, UInt8(seed), 20, 30, UInt8(255 - seed))
    SDL_SetRenderDrawBlendMode(handle, [SDL_BLENDMODE_NONE, SDL_BLENDMODE_BLEND, SDL_BLENDMODE_MOD][seed % 3])
    return texture
  }
}
