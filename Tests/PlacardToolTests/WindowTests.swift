import Foundation
import Testing

@Suite(.serialized, .enabled(if: VirtualDisplay.isInstalled), .timeLimit(.minutes(2))) struct WindowTests {
  private let display: VirtualDisplay

  init() throws {
    display = try VirtualDisplay()
  }

  private func process(_ arguments: String...) -> CommandProcess {
    Self.process(arguments, display: display.name)
  }

  /// The libraries behind a window never give some memory back: under a sanitizer that would be told at the end, and
  /// change the status.
  private static func process(_ arguments: [String], display: String) -> CommandProcess {
    CommandProcess(arguments, environment: ["DISPLAY": display, "ASAN_OPTIONS": "detect_leaks=0"])
  }

  @Test func `a timeout ends a window with 5 and nothing else`() throws {
    #expect(try process("--info", "--text=M", "--timeout=1").run() == .init(status: 5, output: "", errors: ""))
  }

  @Test(arguments: [(SIGUSR1, 0), (SIGUSR2, 1)] as [(Int32, Int32)])
  func `USR1 accepts and USR2 cancels`(_ signal: Int32, _ status: Int32) throws {
    let ending = try process("--question", "--text=M").run { child in
      wait(until: signal, isIn: "SigBlk", of: child)
      kill(child, signal)
    }

    #expect(ending == .init(status: status, output: "", errors: ""))
  }

  @Test func `a display that goes away is one line and 255, never an answer`() throws {
    let ending = try process("--question", "--text=M").run { child in
      wait(until: SIGTERM, isIn: "SigCgt", of: child)
      display.end()
    }

    #expect(ending.status == 255)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
  }

  /// Waits until a set of signals of the process holds `signal`: one that is in `SigBlk` waits to be taken, and ends
  /// nothing; SIGTERM is in `SigCgt` once the display is open.
  private func wait(until signal: Int32, isIn set: String, of child: pid_t) {
    while true {
      guard let status = try? String(contentsOfFile: "/proc/\(child)/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("\(set):") }),
        let mask = UInt64(line.dropFirst(set.count + 1).trimmingCharacters(in: .whitespaces), radix: 16)
      else { return }
      if mask & (1 << UInt64(signal - 1)) != 0 { return }
      sched_yield()
    }
  }

  @Test func `a display that does not answer is 255 and one line`() throws {
    let ending = try Self.process(["--info"], display: ":987").run()

    #expect(ending.status == 255)
    #expect(ending.output.isEmpty)
    #expect(ending.errors.split(separator: "\n").count == 1)
  }
}
