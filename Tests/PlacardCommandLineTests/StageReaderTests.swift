import PlacardCanvas
import Testing

@testable import PlacardCommandLine

@Suite struct StageReaderTests {
  private func offscreen(_ arguments: String...) throws -> Request.Offscreen? {
    guard case .offscreen(let offscreen) = try request(["--info"] + arguments).stage else { return nil }
    return offscreen
  }

  @Test func `a size and a scale are read`() throws {
    let offscreen = try #require(try offscreen("--offscreen", "480x320@2", "--snapshot=a.png", "--at=0.25"))

    #expect(offscreen.size == Size(width: 480, height: 320))
    #expect(offscreen.scale == 2)
    #expect(offscreen.snapshot == "a.png")
    #expect(offscreen.snapshotTime == 0.25)
  }

  @Test(arguments: [
    "", "480", "480x", "x320", "480x320@", "480x320@2@2", "0x10", "-1x10", "1.5x10", "480X320", "axb", "480x320@0",
    "480x320@nan", "480x320@1e400", "99999x10", "8192x10@2", "480x320@100",
  ])
  func `CL-20 a surface that cannot be is refused`(_ surface: String) throws {
    let message = try #require(refusal(["--info", "--describe", "--offscreen=\(surface)"]))

    #expect(message.hasPrefix("--offscreen "))
  }

  @Test func `--offscreen needs something to make of it`() {
    #expect(refusal(["--info", "--offscreen=1x1"])?.contains("--describe") == true)
    #expect(refusal(["--info", "--offscreen=1x1", "--describe"]) == nil)
  }

  @Test(arguments: ["--script=a", "--snapshot=a.png", "--at=1", "--describe"])
  func `what needs no display needs --offscreen`(_ option: String) {
    #expect(refusal(["--info", option])?.contains("add --offscreen") == true)
  }

  @Test(arguments: ["abc", "", "-1", "1e400", "nan", "100000"])
  func `CL-20 a bad time is refused`(_ time: String) {
    #expect(refusal(["--info", "--offscreen=1x1", "--snapshot=a", "--at=\(time)"])?.hasPrefix("--at needs") == true)
  }

  @Test func `a kiosk takes the whole display`() throws {
    #expect(try request("--info").stage == .window(isFullScreen: false, isKiosk: false))
    #expect(try request("--info", "--fullscreen").stage == .window(isFullScreen: true, isKiosk: false))
    #expect(try request("--info", "--kiosk").stage == .window(isFullScreen: true, isKiosk: true))
  }
}
