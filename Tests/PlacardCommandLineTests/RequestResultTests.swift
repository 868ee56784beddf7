import PlacardAlert
import Testing

@testable import PlacardCommandLine

@Suite struct RequestResultTests {
  private let usual = ExitStatuses { _ in nil }

  private func result(_ response: AlertResponse, _ arguments: String...) throws -> CommandResult {
    try request(arguments).result(of: response, statuses: usual)
  }

  @Test func `CL-01 CL-26 a question answers by its status alone`() throws {
    #expect(try result(AlertResponse(reason: .action, actionIndex: 1), "--question") == CommandResult(status: 0))
    #expect(try result(AlertResponse(reason: .action, actionIndex: 0), "--question") == CommandResult(status: 1))
    #expect(try result(AlertResponse(reason: .escape, actionIndex: 0), "--question") == CommandResult(status: 1))
    #expect(try result(AlertResponse(reason: .closed), "--question") == CommandResult(status: 1))
    #expect(try result(AlertResponse(reason: .timeout), "--question") == CommandResult(status: 5))
  }

  @Test(arguments: ["--info", "--warning", "--error"])
  func `CL-01 CL-04 the kinds with one button end alike`(_ kind: String) throws {
    #expect(try result(AlertResponse(reason: .action, actionIndex: 0), kind) == CommandResult(status: 0))
    #expect(try result(AlertResponse(reason: .escape), kind) == CommandResult(status: 1))
    #expect(try result(AlertResponse(reason: .timeout), kind) == CommandResult(status: 5))
  }

  @Test func `Z04 CL-17 an extra button prints its label and one newline`() throws {
    let answer = try result(
      AlertResponse(reason: .action, actionIndex: 3), "--question", "--extra-button=A", "--extra-button=B c")

    #expect(answer == CommandResult(status: 1, output: "B c\n"))
  }

  @Test func `Z10 the buttons of --switch are all extra buttons`() throws {
    let answer = try result(
      AlertResponse(reason: .action, actionIndex: 0), "--question", "--switch", "--extra-button=A")

    #expect(answer == CommandResult(status: 1, output: "A\n"))
  }

  @Test func `Z01 the environment replaces every status, zenity's names first`() throws {
    let variables = [
      "ZENITY_OK": "10", "DIALOG_OK": "11", "DIALOG_CANCEL": "12", "ZENITY_ESC": "13", "ZENITY_EXTRA": "14",
      "DIALOG_TIMEOUT": "15", "ZENITY_ERROR": "16",
    ]
    let statuses = ExitStatuses { variables[$0] }
    let request = try request("--question", "--extra-button=A")

    let answers = [1, 0, 2].map {
      request.result(of: AlertResponse(reason: .action, actionIndex: $0), statuses: statuses).status
    }

    #expect(answers == [10, 12, 14])
    #expect(request.result(of: AlertResponse(reason: .closed), statuses: statuses).status == 13)
    #expect(request.result(of: AlertResponse(reason: .timeout), statuses: statuses).status == 15)
    #expect(statuses.failed == 16)
  }

  @Test func `a value that is no number is 0, as C reads it, and one too large keeps its last eight bits`() {
    #expect(ExitStatuses { $0 == "ZENITY_OK" ? "abc" : nil }.accepted == 0)
    #expect(ExitStatuses { $0 == "ZENITY_OK" ? "-1" : nil }.accepted == 255)
    #expect(ExitStatuses { $0 == "ZENITY_OK" ? "257x" : nil }.accepted == 1)
  }

  @Test func `Z02 a failure is never taken for an answer`() {
    #expect(usual.failed >= 128)
    #expect(ExitStatuses.scriptFailed >= 128)
  }
}
