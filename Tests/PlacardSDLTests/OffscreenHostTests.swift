import Glibc
import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) struct OffscreenHostTests {
  @Test func `a host without alerts shows its background`() throws {
    let host = try OffscreenHost(size: Size(width: 30, height: 20), scale: 1.5, background: Color(0x336699))

    #expect(host.bitmap == Bitmap(width: 45, height: 30, filledWith: Color(0x336699)))
    #expect(host.semantics.nodes.isEmpty)
    #expect(host.semantics.size == Size(width: 30, height: 20))
  }

  @Test func `RD-07 the backdrop halves the light, the card is white, and every pixel is opaque`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320), scale: 2)
    host.present(makeAlert())

    host.settle()
    let bitmap = host.bitmap

    let corner = bitmap.pixels[0]
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect((126...129).contains(corner & 255))
    #expect(corner & 255 == corner >> 8 & 255 && corner & 255 == corner >> 16 & 255)
    #expect(bitmap.pixels.contains(0xFFFF_FFFF))
  }

  @Test func `RD-07 after it has gone nothing of an alert is left`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320))
    let before = host.bitmap
    let alert = makeAlert()
    host.present(alert)
    host.settle()

    host.dismiss(alert)
    host.settle()

    #expect(host.bitmap == before)
    #expect(host.semantics.nodes.isEmpty)
  }

  @Test func `IM-06 the same calls give the same bytes`() throws {
    func play() throws -> [Bitmap] {
      let host = try OffscreenHost(size: Size(width: 320, height: 240), scale: 1.5)
      host.present(makeAlert())
      return (0..<8).map { _ in
        host.advance(by: .milliseconds(33))
        return host.bitmap
      }
    }

    #expect(try play() == play())
  }

  @Test func `a button is pressed by a finger and answers`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320))
    var answers: [String] = []
    let alert = makeAlert { answers.append($0.title ?? "") }
    host.present(alert)
    host.settle()
    let idle = host.bitmap
    let place = try #require(host.semantics.nodes.first { $0.label == "Delete" }).frame.center

    host.send(.pointerDown(.finger(1), place))
    host.advance(by: .milliseconds(50))
    #expect(host.bitmap != idle)
    host.send(.pointerUp(.finger(1), place))
    host.settle()

    #expect(answers == ["Delete"])
    #expect(host.presentedAlerts.isEmpty)
  }

  @Test func `TO-08 a tap within one frame is not lost`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320))
    var answers = 0
    host.present(makeAlert { _ in answers += 1 })
    host.settle()
    let place = try #require(host.semantics.nodes.first { $0.label == "Delete" }).frame.center

    host.send(.pointerDown(.finger(1), place))
    host.send(.pointerUp(.finger(1), place))
    host.settle()

    #expect(answers == 1)
  }

  @Test func `time moves only when told to`() throws {
    let host = try OffscreenHost(size: Size(width: 320, height: 240))
    host.present(makeAlert())
    let still = host.bitmap

    host.advance(by: .zero)
    host.advance(by: .seconds(-5))
    #expect(host.bitmap == still)

    host.advance(by: .milliseconds(4))
    #expect(host.bitmap == still)
    host.advance(by: .milliseconds(196))
    #expect(host.bitmap != still)
  }

  @Test func `TM-02 a timeout ends an alert to the tick`() throws {
    let host = try OffscreenHost(size: Size(width: 320, height: 240))
    var reason: AlertResponse.Reason?
    let alert = makeAlert()
    let delegate = EndRecorder { reason = $0.reason }
    alert.delegate = delegate
    alert.timeout = AlertTimeout(.seconds(10))
    host.present(alert, animated: false)
    host.advance(by: .milliseconds(25))

    host.advance(by: .milliseconds(9975))
    #expect(host.presentedAlerts.count == 1)
    host.advance(by: .milliseconds(25))
    #expect(host.presentedAlerts.isEmpty)
    host.settle()

    #expect(reason == .timeout)
  }

  @Test func `TM-01 eight hours at once end at the same picture`() throws {
    let host = try OffscreenHost(size: Size(width: 320, height: 240))
    host.present(makeAlert())
    host.settle()
    let settled = host.bitmap

    host.advance(by: .seconds(8 * 3600))

    #expect(host.bitmap == settled)
  }

  @Test(arguments: [
    Size(width: 0, height: 10), Size(width: 10, height: -1), Size(width: 1e9, height: 10),
    Size(width: 16_000, height: 16_000), Size(width: .nan, height: 10), Size(width: .infinity, height: 10),
    Size(width: 0.1, height: 0.1),
  ])
  func `a size that cannot be drawn is an error`(size: Size) {
    let error = #expect(throws: PlacardError.self) { try OffscreenHost(size: size) }

    #expect(error?.message.contains("pixels") == true)
  }

  @Test func `RD-03 a font that cannot be read is an error that names it`() {
    let error = #expect(throws: PlacardError.self) {
      try OffscreenHost(size: Size(width: 9, height: 9), fonts: [.path("/nowhere/font.ttf")])
    }

    #expect(error?.message.contains("/nowhere/font.ttf") == true)
  }

  @Test func `SM-10 any size in between leaves the picture as it was at the end`() throws {
    let host = try OffscreenHost(size: Size(width: 800, height: 600))
    host.present(makeAlert())
    host.settle()
    let first = host.bitmap
    let sizes = [
      Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: -5, height: .nan), Size(width: 1e9, height: 2),
      Size(width: 800, height: 600),
    ]

    for size in sizes {
      host.send(.resized(size))
      host.settle()
      let bitmap = host.bitmap
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height)
    }

    #expect(host.bitmap == first)
  }

  @Test func `RD-09 neither a display nor SDL_Init is needed`() throws {
    let display = getenv("DISPLAY").map { String(cString: $0) }
    unsetenv("DISPLAY")
    defer { if let display { setenv("DISPLAY", display, 1) } }

    let host = try OffscreenHost(size: Size(width: 320, height: 240))
    host.present(makeAlert())
    host.settle()

    #expect(host.bitmap.pixels.contains(0xFFFF_FFFF))
  }

  @Test func `closing ends every alert`() throws {
    let host = try OffscreenHost(size: Size(width: 320, height: 240))
    var reasons: [AlertResponse.Reason] = []
    let delegate = EndRecorder { reasons.append($0.reason) }
    for _ in 0..<2 {
      let alert = makeAlert()
      alert.delegate = delegate
      host.present(alert)
    }
    host.settle()

    host.close()

    #expect(reasons == [.closed, .closed])
    #expect(host.presentedAlerts.isEmpty)
  }
}

@MainActor func makeAlert(_ handler: ((AlertAction) -> Void)? = nil) -> AlertController {
  let alert = AlertController(title: "Delete this photo?", message: "It will be removed from all your devices.")
  alert.addAction(AlertAction(title: "Cancel", style: .cancel, handler: handler))
  alert.addAction(AlertAction(title: "Delete", style: .destructive, handler: handler))
  return alert
}

/// Notes how alerts end.
@MainActor final class EndRecorder: AlertControllerDelegate {
  private let note: (AlertResponse) -> Void

  init(_ note: @escaping (AlertResponse) -> Void) {
    self.note = note
  }

  func alertControllerDidDismiss(_ alert: AlertController, response: AlertResponse) {
    note(response)
  }
}
