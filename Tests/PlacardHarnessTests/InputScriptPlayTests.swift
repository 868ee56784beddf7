import PlacardAlert
import PlacardCanvas
import PlacardHarness
import PlacardSDL
import Testing

@MainActor @Suite(.serialized) struct InputScriptPlayTests {
  private let driver: ScriptDriver

  init() throws {
    driver = ScriptDriver(try OffscreenHost(size: Size(width: 480, height: 320)))
    let alert = AlertController("Print?") {
      AlertAction(title: "No", style: .cancel)
      AlertAction(title: "Yes")
    }
    driver.host.present(alert)
  }

  private func play(_ text: String) throws -> String {
    var printed = ""
    try InputScript(text).play(on: driver) { printed += $0 }
    return printed
  }

  @Test func `a script that does not begin in time finds the alert at rest`() throws {
    _ = try play("tap \"Yes\"\nexpect dismissed")
  }

  @Test func `a script that begins in time meets an alert that moves`() throws {
    _ = try play("advance 0.05\ntap \"Yes\"\nsettle\nexpect shown")
  }

  @Test func `in the end everything has come to rest`() throws {
    _ = try play("key Escape")

    let first = driver.bitmap
    driver.advance(by: .seconds(1))
    #expect(driver.bitmap == first)
  }

  @Test func `describe prints one line a time`() throws {
    let printed = try play("describe\ntap \"No\"\nsettle\ndescribe")

    #expect(printed.split(separator: "\n").count == 2)
    #expect(printed.hasPrefix("{\"size\":[480,320],\"nodes\":[{"))
    #expect(printed.hasSuffix("{\"size\":[480,320],\"nodes\":[]}\n"))
  }

  @Test func `a line that fails stops the script where it stands`() throws {
    let error = try #require(throws: ScriptError.self) {
      _ = try play("settle\n\nexpect enabled \"No\"\nexpect disabled \"No\"\ntap \"No\"")
    }

    #expect(error.line == 4)
    #expect(driver.isShown)
  }
}
