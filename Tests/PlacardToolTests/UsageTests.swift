import Testing

@Suite(.timeLimit(.minutes(2))) struct UsageTests {
  @Test(arguments: [
    (["--info", "--frobnicate"], "--frobnicate"), ([], "dialog type"), (["--text=M"], "dialog type"),
    (["--info", "--question"], "--info and --question"), (["--info", "--title"], "--title"),
    (["--info", "--timeout=abc"], "--timeout"), (["--info", "--timeout="], "--timeout"),
    (["--info", "--width=1e400"], "--width"), (["--info", "--text-scale=nan"], "--text-scale"),
    (["--entry"], "--entry"), (["--info", "--hide-text"], "--hide-text"), (["--info", "--switch"], "--switch"),
    (["--info", "--offscreen=0x0", "--describe"], "--offscreen"), (["--info", "word"], "\"word\""),
    (["--info", "--offscreen=9x9", "--snapshot=/nowhere/a.png"], "/nowhere/a.png"),
    (["--info", "--offscreen=9x9", "--describe", "--font-file=/nowhere.ttf"], "/nowhere.ttf"),
    (["--info", "--offscreen=9x9", "--describe", "--font-file=/"], "/"),
  ])
  func `CL-20 C10 a command line that cannot be followed is one line and 255`(
    _ arguments: [String], _ named: String
  ) throws {
    let ending = try CommandProcess(arguments).run()

    #expect(ending.status == 255)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.hasPrefix("placard: "))
    #expect(ending.errors.hasSuffix("\n"))
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.contains(named))
  }

  @Test func `Z02 without a display it is 255 and one line, never an answer`() throws {
    let ending = try CommandProcess(["--question", "--text=M"]).run()

    #expect(ending.status == 255)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func `Z15 the version is told by the name it is called by`() throws {
    #expect(try CommandProcess(["--version"], name: "/usr/bin/zenity").run().output.hasPrefix("4.2.0 (placard "))
    #expect(try CommandProcess(["--version"]).run().output.hasPrefix("placard "))
  }

  @Test func `help is printed and is no error`() throws {
    let ending = try CommandProcess(["--help"]).run()

    #expect(ending.status == 0)
    #expect(ending.output.contains("--question"))
    #expect(ending.errors.isEmpty)
  }
}
