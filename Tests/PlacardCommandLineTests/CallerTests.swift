import Testing

@testable import PlacardCommandLine

/// The argument vectors of programs that call zenity, as they pass them.
@Suite struct CallerTests {
  @Test(arguments: ["--icon", "--icon-name"], ["error", "warning", "information"])
  func `Z10 a message box of SDL`(_ iconOption: String, _ icon: String) throws {
    let request = try request(
      "--question", "--switch", "--no-wrap", "--no-markup", iconOption, "dialog-" + icon, "--title", "Title",
      "--text", "a < b & c\nd", "--extra-button", "Retry", "--extra-button", "Quit")

    #expect(request.title == "Title")
    #expect(request.message == "a < b & c\nd")
    #expect(request.buttons == [.init(role: .extra, label: "Retry"), .init(role: .extra, label: "Quit")])
    #expect(request.icon == .sign(icon == "information" ? .info : icon == "error" ? .error : .warning))
  }

  @Test func `Z10 a message box of SDL without words`() throws {
    let request = try request(
      "--question", "--switch", "--no-wrap", "--no-markup", "--icon-name=dialog-error", "--title=", "--text=\"\"",
      "--extra-button=OK")

    #expect(request.title == nil)
    #expect(request.message == nil)
  }

  @Test func `Z10 Z15 SDL asks for the version first`() throws {
    guard case .print(let line) = try parse(["--version"], calledAs: "/usr/bin/zenity") else { return }

    #expect(line == "4.2.0 (placard \(Version.number))\n")
    #expect(line.utf8.count <= 31)
  }

  @Test func `Z15 under its own name placard tells its own version`() throws {
    #expect(try parse(["--version"]) == .print("placard \(Version.number)\n"))
  }

  @Test func `Z11 portable-file-dialogs asks OK or Cancel`() throws {
    let request = try request(
      "--question", "--cancel-label=Cancel", "--ok-label=OK", "--title", "T", "--width=300", "--height=0",
      "--no-markup", "--text", "M", "--icon-name=dialog-question")

    #expect(request.buttons.map(\.label) == ["Cancel", "OK"])
    #expect(request.width == 300)
    #expect(request.height == nil)
  }

  @Test func `Z11 portable-file-dialogs asks with its own buttons`() throws {
    let request = try request(
      "--question", "--switch", "--extra-button=No", "--extra-button=Yes", "--title", "T", "--width=300",
      "--height=0", "--no-markup", "--text", "M", "--icon-name=dialog-warning")

    #expect(request.buttons.map(\.label) == ["No", "Yes"])
  }

  @Test(arguments: ["--error", "--warning", "--info"])
  func `Z11 portable-file-dialogs tells`(_ kind: String) throws {
    let request = try request(
      kind, "--title", "T", "--width=300", "--height=0", "--no-markup", "--text", "M", "--icon-name=dialog-error")

    #expect(request.buttons.map(\.label) == ["OK"])
  }

  @Test func `Z12 tinyfiledialogs asks`() throws {
    #expect(
      try request("--question", "--ok-label=Ok", "--cancel-label=Cancel").buttons.map(\.label) == ["Cancel", "Ok"])
  }

  @Test func `Z13 Godot warns`() throws {
    #expect(try request("--warning", "--width", "500", "--title", "T", "--text", "M").width == 500)
  }

  @Test func `Z13 snapd asks with markup`() throws {
    let request = try request(
      "--question", "--modal",
      #"--text=<b>Allow access?</b>\n\n<span size="x-small">The snap &quot;x&quot; asks.</span>"#)

    #expect(request.message == "Allow access?\n\nThe snap \"x\" asks.")
  }
}
