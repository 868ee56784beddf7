import PlacardAlert
import PlacardCanvas
import PlacardTesting
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct AlertHarnessTests {
  private let harness: AlertHarness

  init() throws {
    harness = try AlertHarness(size: Size(width: 480, height: 800))
  }

  @Test func `a tap by name has its effect when the call returns`() {
    var log: [String] = []
    harness.present(
      AlertController("Print?") {
        AlertAction(title: "No", style: .cancel) { _ in log.append("No") }
        AlertAction(title: "Yes") { _ in log.append("Yes") }
      })

    harness.tap("Yes")

    #expect(log == ["Yes"])
    #expect(!harness.isShown)
  }

  @Test func `a control that is missing fails the test by name`() {
    harness.present(AlertController("Print?") { AlertAction(title: "OK") })

    withKnownIssue {
      harness.tap("Perhaps")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("There is no control \"Perhaps\"") }
    }
  }

  @Test func `keys and time are the user's`() {
    let alert = AlertController("Still there?") { AlertAction(title: "Yes") }
    alert.timeout = AlertTimeout(.seconds(10))
    harness.present(alert)

    harness.advance(by: .seconds(9))
    #expect(harness.isShown)

    harness.advance(by: .seconds(2))
    #expect(!harness.isShown)
  }

  @Test func `a press on the backdrop leaves an alert up`() {
    harness.present(AlertController("Print?") { AlertAction(title: "OK") })

    harness.tap(at: Point(x: 5, y: 5))

    #expect(harness.isShown)
    #expect(harness.node("OK")?.isEnabled == true)
  }

  @Test func `a script that fails, fails the test by its line`() {
    harness.present(AlertController("Print?") { AlertAction(title: "OK") })

    harness.play("expect shown\nkey Return")
    withKnownIssue {
      harness.play("settle\nexpect shown")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("line 2: expect shown") }
    }
  }

  @Test func `a resize keeps the alert on the surface`() throws {
    harness.present(AlertController("Print?") { AlertAction(title: "OK") })

    harness.resize(to: Size(width: 200, height: 150))

    let card = try #require(harness.semantics.nodes.first { $0.role == .alert }).frame
    #expect(Rect(x: 0, y: 0, width: 200, height: 150).contains(card))
  }
}
