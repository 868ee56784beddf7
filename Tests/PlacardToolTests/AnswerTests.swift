import Testing

/// How the command ends, by the hand of a script.
@Suite(.timeLimit(.minutes(2))) struct AnswerTests {
  private func end(_ arguments: String..., script: String) throws -> CommandProcess.Ending {
    try CommandProcess(arguments + ["--offscreen", "480x320"], script: script).run()
  }

  private func ending(_ status: Int32, _ output: String = "") -> CommandProcess.Ending {
    .init(status: status, output: output, errors: "")
  }

  @Test func `CL-01 CL-26 a question answers by its status and prints nothing`() throws {
    #expect(try end("--question", "--text=M", script: "tap \"Yes\"") == ending(0))
    #expect(try end("--question", "--text=M", script: "tap \"No\"") == ending(1))
    #expect(try end("--question", "--text=M", script: "key Return") == ending(0))
    #expect(try end("--question", "--text=M", script: "key Escape") == ending(1))
    #expect(try end("--question", "--text=M", script: "quit") == ending(1))
  }

  @Test(arguments: ["--info", "--warning", "--error"])
  func `CL-01 CL-04 Escape is 1 and Return is 0, on one button too`(_ kind: String) throws {
    #expect(try end(kind, "--text=M", script: "tap \"OK\"") == ending(0))
    #expect(try end(kind, "--text=M", script: "key Return") == ending(0))
    #expect(try end(kind, "--text=M", script: "key Escape") == ending(1))
    #expect(try end(kind, "--text=M", script: "settle") == ending(5))
  }

  @Test func `a timeout is 5, and not a moment too early`() throws {
    #expect(try end("--question", "--timeout=2", script: "advance 1.9\nexpect shown\ntap \"Yes\"") == ending(0))
    #expect(try end("--question", "--timeout=2", script: "advance 2.1\nexpect dismissed") == ending(5))
  }

  @Test func `--timeout-from=activity counts from the last input`() throws {
    let script = "advance 1.5\nmove 1 1\nadvance 1.5\nexpect shown\nadvance 0.6\nexpect dismissed"

    #expect(try end("--question", "--timeout=2", "--timeout-from=activity", script: script) == ending(5))
  }

  @Test func `CL-17 Z04 an extra button prints its label, one newline, and is 1`() throws {
    let answer = try end("--question", "--extra-button=Later \u{1F600}", script: "tap \"Later \u{1F600}\"")

    #expect(answer == ending(1, "Later \u{1F600}\n"))
  }

  @Test func `Z10 --switch shows the extra buttons only`() throws {
    let script = "expect enabled \"B\"\ndescribe\ntap \"B\""

    let answer = try end("--question", "--switch", "--extra-button=A", "--extra-button=B", script: script)

    #expect(answer.status == 1)
    #expect(answer.output.hasSuffix("}\nB\n"))
    #expect(!answer.output.contains("\"Yes\"") && !answer.output.contains("\"No\""))
  }

  @Test func `--default-cancel makes Return cancel`() throws {
    #expect(try end("--question", "--default-cancel", script: "key Return") == ending(1))
  }

  @Test func `labels are the caller's`() throws {
    #expect(try end("--question", "--ok-label=Go", "--cancel-label=Stay", script: "tap \"Stay\"") == ending(1))
    #expect(try end("--question", "--ok-label=Go", "--cancel-label=Stay", script: "tap \"Go\"") == ending(0))
  }

  @Test func `Z01 the environment replaces a status`() throws {
    let variables = ["ZENITY_OK": "42", "DIALOG_ESC": "43", "ZENITY_ERROR": "44"]
    func status(_ script: String) throws -> Int32 {
      try CommandProcess(["--info", "--offscreen=200x200"], script: script, environment: variables).run().status
    }

    #expect(try status("tap \"OK\"") == 42)
    #expect(try status("key Escape") == 43)
    #expect(try CommandProcess(["--nonsense"], environment: variables).run().status == 44)
  }

  @Test func `CL-16 a reader of the output sees its end as soon as Escape is pressed`() throws {
    #expect(try end("--info", "--extra-button=A", script: "key Escape") == ending(1))
  }

  @Test func `Z06 a reader that has gone changes no status and ends nothing`() throws {
    var process = CommandProcess(
      ["--question", "--extra-button=A", "--offscreen=200x200"], script: "tap \"A\"")
    process.isRead = false

    #expect(try process.run().status == 1)
  }

  @Test func `an answer that cannot be written is one line and 255`() throws {
    var process = CommandProcess(
      ["--question", "--extra-button=A", "--offscreen=200x200"], script: "tap \"A\"")
    process.isOutputFull = true

    let ending = try process.run()

    #expect(ending.status == 255)
    #expect(ending.errors.split(separator: "\n").count == 1)
  }

  @Test func `--kiosk takes no press in the first 300 ms`() throws {
    let script = "advance 0.25\ntap \"Yes\"\nexpect shown\nadvance 0.1\ntap \"Yes\"\nexpect dismissed"

    #expect(try end("--question", "--kiosk", "--reduce-motion", script: script) == ending(0))
  }
}
