import Testing

@testable import PlacardCommandLine

@Suite struct ArgumentReaderTests {
  @Test func `Z07 a value stands behind an equals sign or in the next argument`() throws {
    let attached = try request("--info", "--title=T", "--text=a=b")
    let apart = try request("--info", "--title", "T", "--text", "a=b")

    #expect(attached == apart)
    #expect(attached.message == "a=b")
  }

  @Test func `Z07 the kind may stand anywhere`() throws {
    #expect(try request("--text", "M", "--error", "--title", "T").kind == .error)
  }

  @Test func `Z07 nothing after two dashes is an option`() throws {
    #expect(try request("--info", "--text=M", "--", "--nonsense", "word").message == "M")
  }

  @Test func `a message may begin with dashes`() throws {
    #expect(try request("--info", "--no-markup", "--text", "--title").message == "--title")
  }

  @Test func `the last of an option given twice counts`() throws {
    #expect(try request("--info", "--text=a", "--text=b").message == "b")
  }

  @Test(arguments: [
    ["--info", "--frobnicate"], ["--info", "--frobnicate=1"], ["--frobnicate"], ["--info", "-x"],
    ["--info", "--Title=T"],
  ])
  func `CL-20 C10 an unknown option is named`(_ arguments: [String]) throws {
    let name = try #require(arguments.last).prefix { $0 != "=" }

    let message = try #require(refusal(arguments))

    #expect(message.hasPrefix("\(name) is not an option"))
  }

  @Test(arguments: ["--title", "--text", "--timeout", "--offscreen", "--extra-button", "--attach"])
  func `CL-20 a missing value names its option`(_ option: String) throws {
    let message = try #require(refusal(["--info", option]))

    #expect(message.hasPrefix("\(option) needs a value"))
  }

  @Test func `a flag takes no value`() throws {
    #expect(try #require(refusal(["--info=yes"])).hasPrefix("--info takes no value"))
    #expect(try #require(refusal(["--info", "--no-markup=1"])).hasPrefix("--no-markup takes no value"))
  }

  @Test func `an option name that is not UTF-8 is refused in one line`() {
    #expect {
      try ParsedCommand.parse([Array("--info".utf8), [0x2D, 0x2D, 0xFF, 0x0A]], calledAs: "placard")
    } throws: { error in
      let message = (error as? UsageError)?.message ?? ""
      return message.contains("UTF-8") && !message.contains("\n")
    }
  }

  @Test func `an error message is one line, whatever the argument holds`() throws {
    let message = try #require(refusal(["--info", "--a\nb\u{202E}\u{1B}[31m" + String(repeating: "x", count: 500)]))

    #expect(!message.contains { $0.isNewline || $0 == "\u{1B}" })
    #expect(!message.unicodeScalars.contains("\u{202E}"))
    #expect(message.count < 200)
  }

  @Test func `a word that belongs to no option is refused with advice`() throws {
    #expect(try #require(refusal(["--info", "--text", "two", "words"])).contains("\"words\" belongs to no option"))
  }

  @Test func `Z14 desktop options are taken and change nothing`() throws {
    let plain = try request("--info", "--text=M")

    let crowded = try request(
      "--info", "--text=M", "--modal", "--attach=42", "--window-icon=x", "--class", "c", "--name", "n",
      "--display=:0", "--gtk-module=m", "--ellipsize", "--no-wrap", "--confirm-overwrite", "--mid-search", "--hint",
      "--app-id=a", "--hint=x", "--icon=unknown", "--icon-name", "other")

    #expect(crowded == plain)
  }

  @Test(arguments: ["entry", "password", "list", "progress", "scale", "calendar", "forms", "text-info"])
  func `a kind that is not built says so`(_ kind: String) throws {
    #expect(try #require(refusal(["--" + kind])).hasPrefix("--\(kind) is not in this version"))
  }

  @Test(arguments: ["file-selection", "color-selection", "notification", "about"])
  func `a kind that is refused says so`(_ kind: String) throws {
    #expect(try #require(refusal(["--" + kind])).hasPrefix("--\(kind) is not offered"))
  }

  @Test(arguments: ["--hide-text", "--column=A", "--pulsate", "--print-partial"])
  func `Z05 an option of another kind is named`(_ option: String) throws {
    let message = try #require(refusal(["--info", option]))

    #expect(message.contains("\(option.prefix { $0 != "=" }) is not supported for this dialog"))
  }
}
