import Testing

@Suite(.timeLimit(.minutes(2))) struct ScriptRunTests {
  private func end(_ script: String, _ arguments: String...) throws -> CommandProcess.Ending {
    try CommandProcess(["--question", "--text=M", "--offscreen=480x320"] + arguments, script: script).run()
  }

  @Test(arguments: [
    ("settle\nexpect dismissed", "line 2: expect dismissed: an alert is up"),
    ("expect disabled \"Yes\"", "line 1: expect disabled: \"Yes\" is enabled"),
    ("tap \"Perhaps\"", "line 1: There is no control \"Perhaps\"; there is \"No\", \"Yes\""),
    ("tap \"Yes\"\nexpect shown", "line 2: expect shown: no alert is up"),
    ("expect value \"Yes\" \"x\"", "line 1: expect value: \"Yes\" holds nothing, not \"x\""),
    ("keys \"a\"", "line 1: There is no key \"a\" on the screen"),
    ("# one\ndance", "line 2: There is no command \"dance\""),
    ("snapshot \"/nowhere/at/all.png\"", "line 1: Cannot write"),
  ])
  func `a line that fails ends with 254 and is named`(_ script: String, _ reason: String) throws {
    let ending = try end(script)

    #expect(ending.status == 254)
    #expect(ending.errors.hasPrefix("placard: script \(reason)"), "\(ending.errors)")
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func `no environment replaces 254`() throws {
    let process = CommandProcess(
      ["--info", "--offscreen=200x200"], script: "dance", environment: ["ZENITY_ERROR": "1", "ZENITY_OK": "2"])

    #expect(try process.run().status == 254)
  }

  @Test func `a script that is not there is told`() throws {
    let ending = try CommandProcess(["--info", "--offscreen=200x200", "--script=/nowhere"]).run()

    #expect(ending.status == 255)
    #expect(ending.errors.contains("\"/nowhere\""))
  }

  @Test func `a script without an end is told`() throws {
    let ending = try CommandProcess(["--info", "--offscreen=200x200", "--script=/dev/zero"]).run()

    #expect(ending.status == 255)
    #expect(ending.errors.contains("\"/dev/zero\" (it is larger than 64 MiB)"))
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func `a finger, the mouse and the keys answer alike`() throws {
    let finger = "touch down 3 300 200\ntouch up 3 300 200"
    let away = "press 300 10\nrelease 300 200"

    #expect(try end("key Tab\nkeydown Space\nkeyup Space").status != 5)
    #expect(try end(away).status == 5)
    #expect(try end(finger).status == end("tap 300 200").status)
  }

  @Test func `a resize and a lost focus leave the alert up`() throws {
    #expect(try end("resize 1 1\nresize 300 300\nfocus lost\nfocus gained\nexpect shown\ntap \"Yes\"").status == 0)
  }

  @Test func `an alert that moves takes no press`() throws {
    #expect(try end("advance 0.05\ntap \"Yes\"\nsettle\nexpect shown").status == 5)
  }
}
