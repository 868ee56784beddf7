import Testing

@testable import PlacardCommandLine

@Suite struct RequestReaderTests {
  // MARK: - Kinds and buttons

  @Test(arguments: [DialogKind.info, .warning, .error])
  func `Z20 info, warning and error have one button OK`(_ kind: DialogKind) throws {
    let request = try request(kind.option, "--text=M")

    #expect(request.buttons == [.init(role: .accept, label: "OK", isPreferred: true)])
    #expect(request.icon == .sign(kind))
  }

  @Test func `Z20 a question has No then Yes, and Return means Yes`() throws {
    #expect(
      try request("--question").buttons == [
        .init(role: .cancel, label: "No"), .init(role: .accept, label: "Yes", isPreferred: true),
      ])
  }

  @Test func `--default-cancel makes Return mean the cancel button`() throws {
    let buttons = try request("--question", "--default-cancel").buttons

    #expect(buttons.filter(\.isPreferred).map(\.role) == [.cancel])
    #expect(refusal(["--info", "--default-cancel"])?.contains("--default-cancel is not supported") == true)
  }

  @Test func `extra buttons come after OK and Cancel, in the order given`() throws {
    let buttons = try request("--question", "--extra-button=A", "--ok-label=Go", "--extra-button", "B").buttons

    #expect(buttons.map(\.label) == ["No", "Go", "A", "B"])
    #expect(buttons.map(\.role) == [.cancel, .accept, .extra, .extra])
  }

  @Test(arguments: DialogKind.allCases)
  func `--switch leaves the extra buttons only, and needs one`(_ kind: DialogKind) throws {
    #expect(try request(kind.option, "--switch", "--extra-button=A").buttons == [.init(role: .extra, label: "A")])
    #expect(refusal([kind.option, "--switch"])?.contains("--extra-button") == true)
  }

  @Test func `labels are shown with their underscores, and an empty one means the usual`() throws {
    let buttons = try request("--question", "--ok-label=_Save_as", "--cancel-label=").buttons

    #expect(buttons.map(\.label) == ["No", "_Save_as"])
  }

  @Test func `CL-20 no kind and two kinds are refused`() {
    #expect(refusal([])?.hasPrefix("You must specify a dialog type") == true)
    #expect(refusal(["--text=M"])?.hasPrefix("You must specify a dialog type") == true)
    #expect(refusal(["--info", "--question"])?.contains("--info and --question") == true)
    #expect(refusal(["--info", "--info"]) == nil)
  }

  // MARK: - Words

  @Test func `Z21 no text is no message`() throws {
    let request = try request("--info")

    #expect(request.title == nil)
    #expect(request.message == nil)
  }

  @Test func `Z10 two quotes are an empty value`() throws {
    let request = try request("--info", "--title=\"\"", "--text=\"\"")

    #expect(request.title == nil)
    #expect(request.message == nil)
  }

  @Test func `escapes and markup work unless --no-markup`() throws {
    #expect(try request("--info", #"--text=<b>a</b>\n\t&amp;\\"#).message == "a\n\t&\\")
    #expect(try request("--info", "--no-markup", #"--text=<b>a</b>\n&amp;"#).message == #"<b>a</b>\n&amp;"#)
  }

  @Test func `C01 text that is not markup is shown whole`() throws {
    #expect(try request("--info", "--text=a < b & c").message == "a < b & c")
    #expect(try request("--info", #"--text=<b>open\nline"#).message == "<b>open\nline")
  }

  @Test func `CL-06 C09 nothing of a message is expanded`() throws {
    let text = #"a"b'c $(id) `id` $HOME %n \`id\` ;|&&"#

    #expect(try request("--info", "--text", text).message == text)
  }

  @Test func `RD-05 broken UTF-8 in a text is repaired`() throws {
    let arguments = [
      Array("--info".utf8), Array("--title=".utf8) + [0x61, 0x80, 0x7A], Array("--text=".utf8) + [0xC3],
    ]

    guard case .show(let request) = try ParsedCommand.parse(arguments, calledAs: "placard") else { return }
    #expect(request.title == "a\u{FFFD}z")
    #expect(request.message == "\u{FFFD}")
  }

  @Test func `an icon is a sign by either of its names, or a picture file`() throws {
    #expect(try request("--info", "--icon=dialog-error").icon == .sign(.error))
    #expect(try request("--info", "--icon-name=dialog-information").icon == .sign(.info))
    #expect(try request("--info", "--icon-name", "question").icon == .sign(.question))
    #expect(try request("--info", "--icon=./logo.png").icon == .file("./logo.png"))
    #expect(try request("--info", "--icon=network-wireless").icon == .sign(.info))
  }

  // MARK: - Numbers

  @Test(
    arguments: ["--timeout", "--width", "--height"],
    ["abc", "", "1e400", "nan", "1.5", "99999999999", "0x10", " 1"])
  func `CL-20 a bad number names its option`(_ option: String, _ value: String) throws {
    let message = try #require(refusal(["--info", "\(option)=\(value)"]))

    #expect(message.hasPrefix("\(option) needs a whole number"))
  }

  @Test func `Z11 a height of 0 is the natural one`() throws {
    let request = try request("--info", "--width=300", "--height=0")

    #expect(request.width == 300)
    #expect(request.height == nil)
  }

  @Test func `a timeout of 0 or less is none`() throws {
    #expect(try request("--info", "--timeout=0").timeout == nil)
    #expect(try request("--info", "--timeout", "-5").timeout == nil)
    #expect(try request("--info", "--timeout=3").timeout == .init(seconds: 3, restartsOnActivity: false))
    #expect(try request("--info", "--timeout=3", "--timeout-from=activity").timeout?.restartsOnActivity == true)
    #expect(refusal(["--info", "--timeout-from=x"])?.hasPrefix("--timeout-from cannot be") == true)
  }

  // MARK: - Look

  @Test func `the look is read`() throws {
    let arguments = ["--appearance=high-contrast", "--text-scale=1.5", "--reduce-motion", "--font-file=a"]

    let look = try request(["--info", "--font-file=b"] + arguments).look

    #expect(look == .init(name: .highContrast, textScale: 1.5, reducesMotion: true, fontFiles: ["b", "a"]))
  }

  @Test(arguments: ["0", "abc", "", "1e400", "inf", "nan", "99", "-1"])
  func `a text scale out of range is refused`(_ value: String) throws {
    #expect(try #require(refusal(["--info", "--text-scale=\(value)"])).hasPrefix("--text-scale needs a number"))
  }

  @Test func `an unknown appearance is refused with the known ones`() throws {
    #expect(try #require(refusal(["--info", "--appearance=neon"])).contains("standard, dark, high-contrast"))
  }
}
