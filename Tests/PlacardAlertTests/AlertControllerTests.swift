import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct AlertControllerTests {
  @Test func `S4-01 S4-02 a controller is built by hand and runs its handler once, with the action`() throws {
    let driver = try Driver()
    var given: [ObjectIdentifier] = []
    let alert = AlertController(title: "Hello", message: "My name is David Yang.", preferredStyle: .alert)
    let action = AlertAction(title: "OK", style: .default) { given.append(ObjectIdentifier($0)) }
    alert.addAction(action)
    driver.show(alert)

    try driver.tap("OK")
    driver.settle()

    #expect(given == [ObjectIdentifier(action)])
    #expect(!driver.isShown(alert))
  }

  @Test func `S4-03 a static factory may leave the title out`() throws {
    let driver = try Driver()

    S4Alert.present(title: nil, message: "No network.", .close, from: driver.presenter)
    driver.settle()

    let texts = driver.output.semantics.nodes.filter { $0.role == .text }
    #expect(texts.map(\.label) == ["No network."])
  }

  @Test func `S4-04 actions as an enum with values keep their titles, style and optional handlers`() throws {
    let log = Log()
    let driver = try Driver()
    let actions: [S4Action] = [.ok(handler: { log.note("ok") }), .retry(handler: nil), .close]
    S4Alert.present(title: "T", message: "M", actions[0], actions[1], actions[2], from: driver.presenter)
    driver.settle()
    let shown = try #require(driver.presenter.presentedAlerts.first)

    try driver.tap("OK")
    driver.settle()

    #expect(shown.actions.map(\.title) == ["OK", "Retry", "Close"])
    #expect(shown.actions.allSatisfy { $0.style == .default })
    #expect(log.entries == ["ok"])
  }

  @Test func `S4-05 zero actions leave nobody locked in: an OK is added when the alert is shown`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "T", message: "M")
    let watcher = Watcher()
    alert.delegate = watcher
    driver.show(alert)

    try driver.tap("OK")
    driver.settle()

    #expect(alert.actions.map(\.title) == ["OK"])
    #expect(watcher.responses == [AlertResponse(reason: .action, actionIndex: 0, actionTitle: "OK")])
  }

  @Test func `S4-05 actions that are added right after present count, and no OK joins them`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "T")
    driver.presenter.present(alert)
    alert.addAction(AlertAction(title: "Fine"))

    driver.settle()

    #expect(alert.actions.map(\.title) == ["Fine"])
  }

  @Test func `S4-06 whoever presents can be replaced by a recorder`() {
    let recorder = Recorder()

    S4Alert.present(title: "T", message: "M", .close, from: recorder)

    #expect(recorder.presentedAlerts.first?.actions.map(\.title) == ["Close"])
  }

  @Test func `S2-08 a nil title says Cancel on a cancel action, else Confirm`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "T")
    alert.addAction(AlertAction(title: nil, style: .cancel))
    alert.addAction(AlertAction(title: nil))

    driver.show(alert)

    _ = try driver.node("Cancel")
    _ = try driver.node("Confirm")
  }

  @Test func `actions can be listed in a block with conditions and loops`() {
    let isLong = true

    let alert = AlertController("T") {
      AlertAction(title: "A")
      if isLong { AlertAction(title: "B") }
      for name in ["C", "D"] { AlertAction(title: name) }
    }

    #expect(alert.actions.map(\.title) == ["A", "B", "C", "D"])
  }

  @Test func `A3 a second cancel action is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = AlertController(title: "T")
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Back", style: .cancel))
      }
    }
  }

  @Test func `A4 a preferred action that was not added is a mistake of the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { AlertController(title: "T").preferredAction = AlertAction(title: "OK") }
    }
  }

  @Test func `S1-20 white space alone is blank`() {
    #expect(["", " ", "\t\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2028}"].allSatisfy { $0.isBlank })
    #expect(["a", " a ", "\u{200B}", "\u{FEFF}", "\u{1F600}"].allSatisfy { !$0.isBlank })
  }

  @Test func `every change that can be seen gives another revision`() {
    let alert = AlertController(title: "T", message: "M")
    let action = AlertAction(title: "OK")
    var revisions = [alert.revision]
    func change(_ body: () -> Void) {
      body()
      revisions.append(alert.revision)
    }

    change { alert.addAction(action) }
    change { alert.title = "U" }
    change { alert.message = nil }
    change { alert.icon = .info }
    change { alert.preferredAction = action }
    change { action.isEnabled = false }
    change { action.title = "Fine" }
    change { alert.appearance = .dark }

    #expect(zip(revisions, revisions.dropFirst()).allSatisfy { $0 != $1 })
  }
}

/// Seed S4's own code: an enum of actions and a factory that takes any number of them.
private enum S4Action {
  case ok(handler: (() -> Void)?)
  case retry(handler: (() -> Void)?)
  case close

  @MainActor var action: AlertAction {
    switch self {
    case .ok(let handler): AlertAction(title: "OK", style: .default) { _ in handler?() }
    case .retry(let handler): AlertAction(title: "Retry", style: .default) { _ in handler?() }
    case .close: AlertAction(title: "Close", style: .default)
    }
  }
}

@MainActor private enum S4Alert {
  static func present(
    title: String?, message: String, _ actions: S4Action..., from presenter: any AlertPresenting
  ) {
    let alert = AlertController(title: title, message: message, preferredStyle: .alert)
    for action in actions { alert.addAction(action.action) }
    presenter.present(alert, animated: true, completion: nil)
  }
}

/// A presenter that shows nothing and remembers everything.
@MainActor private final class Recorder: AlertPresenting {
  private(set) var presentedAlerts: [AlertController] = []

  func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?
  ) {
    presentedAlerts.append(alert)
  }

  func dismiss(_ alert: AlertController, animated: Bool, completion: (() -> Void)?) {}

  func response(to alert: AlertController, animated: Bool, priority: AlertPriority) async -> AlertResponse {
    AlertResponse(reason: .programmatic)
  }
}
