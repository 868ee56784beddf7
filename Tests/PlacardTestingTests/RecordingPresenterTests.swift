import PlacardAlert
import PlacardTesting
import Testing

@MainActor @Suite(.serialized) struct RecordingPresenterTests {
  /// Code as its author wrote it: it is given whom to present from, so a test can give it a fake.
  private enum Greeting {
    @MainActor static func present(from presenter: any AlertPresenting, then log: @escaping (String) -> Void) {
      let alert = AlertController("Hello", message: "My name is David Yang.") {
        AlertAction(title: "OK") { log($0.title ?? "") }
        AlertAction(title: "Close")
      }
      presenter.present(alert)
    }
  }

  @Test func `S4-06 a fake presenter keeps the alert and its actions`() {
    let presenter = RecordingPresenter()

    Greeting.present(from: presenter) { _ in }

    #expect(presenter.recordedAlerts.map(\.title) == ["Hello"])
    #expect(presenter.presentedAlerts.last?.actions.map(\.title) == ["OK", "Close"])
  }

  @Test func `choosing ends the alert and runs its handler once`() {
    let presenter = RecordingPresenter()
    var log: [String] = []
    Greeting.present(from: presenter) { [weak presenter] title in
      log.append("\(title) \(presenter?.presentedAlerts.count ?? -1)")
    }

    presenter.choose("OK")

    #expect(log == ["OK 0"])
    #expect(presenter.recordedAlerts.count == 1)
  }

  @Test func `choosing what is not there fails by name`() {
    let presenter = RecordingPresenter()
    Greeting.present(from: presenter) { _ in }

    withKnownIssue {
      presenter.choose("Retry")
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "\"Retry\" cannot be chosen; there is \"OK\", \"Close\"." }
    }
    #expect(presenter.presentedAlerts.count == 1)
  }

  @Test func `an awaited response comes with the choice`() async {
    let presenter = RecordingPresenter()
    let alert = AlertController("Sure?") { AlertAction(title: "Yes") }

    async let response = presenter.response(to: alert)
    while presenter.presentedAlerts.isEmpty { await Task.yield() }
    presenter.choose("Yes")

    #expect(await response.actionTitle == "Yes")
  }

  @Test func `the same alert twice is one, and dismissing it ends it`() {
    let presenter = RecordingPresenter()
    let alert = AlertController(title: "Once")

    presenter.present(alert)
    presenter.present(alert)
    presenter.dismiss(alert)

    #expect(presenter.recordedAlerts.count == 1)
    #expect(presenter.presentedAlerts.isEmpty)
  }
}
