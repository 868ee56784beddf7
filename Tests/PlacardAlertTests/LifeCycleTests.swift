import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct LifeCycleTests {
  private let log = Log()

  private func alert(_ title: String = "A", _ actions: AlertAction...) -> AlertController {
    let alert = AlertController(title: title)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @Test func `LC-01 A17 a handler that presents the next alert: first the handler, then the end, then the next`()
    throws
  {
    let driver = try Driver()
    let next = alert("B", log.action("Fine"))
    let first = alert(
      "A",
      AlertAction(title: "More") { [log] _ in
        log.note("handler")
        driver.presenter.present(next) { log.note("B shown") }
      })
    let watcher = Watcher(log)
    first.delegate = watcher
    driver.show(first)

    try driver.tap("More")
    driver.settle()

    #expect(log.entries == ["handler", "ended", "B shown"])
    #expect(driver.presenter.presentedAlerts.map(\.title) == ["B"])
    try driver.tap("Fine")
    #expect(!driver.isShown(next))
  }

  @Test func `A17 the handler runs when the alert has gone, and not before`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.show(first)

    try driver.tap("OK")
    driver.advance(by: .milliseconds(150))

    #expect(log.entries.isEmpty)
    driver.settle()
    #expect(log.entries == ["OK"])
    #expect(driver.layers.isEmpty)
  }

  @Test func `S2-09 with the other timing the handler runs at once and the alert goes afterwards`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    first.handlerTiming = .beforeDismissal
    driver.show(first)

    try driver.tap("OK")

    #expect(log.entries == ["OK"])
    #expect(!driver.cardLayers.isEmpty)
    driver.settle()
    #expect(log.entries == ["OK"])
    #expect(driver.layers.isEmpty)
  }

  @Test func `LC-03 an alert that is presented while it leaves comes back whole`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.show(first)
    driver.presenter.dismiss(first)
    driver.advance(by: .milliseconds(100))

    driver.presenter.present(first)
    driver.settle()

    #expect(driver.cardLayers.map(\.opacity) == [1])
    try driver.tap("OK")
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test func `LC-05 a timeout that runs out after a tap decides nothing`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    first.timeout = AlertTimeout(.seconds(1))
    let watcher = Watcher()
    first.delegate = watcher
    driver.show(first)
    driver.advance(by: .milliseconds(900) - driver.now)

    try driver.tap("OK")
    driver.advance(by: .seconds(3))

    #expect(log.entries == ["OK"])
    #expect(watcher.responses.map(\.reason) == [.action])
  }

  @Test func `LC-07 without animation an alert is there on the next tick and answers on the one after`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.presenter.present(first, animated: false) { [log] in log.note("shown") }

    driver.tick()

    #expect(log.entries == ["shown"])
    #expect(driver.cardLayers.map(\.opacity) == [1])
    try driver.tap("OK")
    #expect(!driver.isShown(first))
  }

  @Test func `LC-08 a handler may dismiss its own alert and let go of the last reference`() throws {
    let driver = try Driver()
    var held: AlertController?
    let action = AlertAction(title: "OK") { [log] _ in
      if let held { driver.presenter.dismiss(held) { log.note("dismissed") } }
      held = nil
    }
    held = alert("A", action)
    held?.handlerTiming = .beforeDismissal
    if let held { driver.show(held) }

    try driver.tap("OK")
    driver.settle()

    #expect(log.entries == ["dismissed"])
    #expect(driver.presenter.presentedAlerts.isEmpty)
  }

  @Test func `LC-10 alert and presenter are freed although a handler captures the presenter`() throws {
    weak var freedAlert: AlertController?
    weak var freedPresenter: AlertPresenter?
    do {
      let driver = try Driver()
      let first = alert("A")
      first.addAction(
        AlertAction(title: "OK") { [log] _ in
          log.note("\(driver.presenter.presentedAlerts.count) shown")
        })
      freedPresenter = driver.presenter
      freedAlert = first
      driver.show(first)
      try driver.tap("OK")
      driver.settle()
    }

    #expect(log.entries == ["0 shown"])
    #expect(freedAlert == nil)
    #expect(freedPresenter == nil)
  }

  @Test func `LC-13 the presenter keeps an alert that nobody else holds, and frees it after its end`() throws {
    let driver = try Driver()
    weak var freed: AlertController?
    do {
      let first = alert("A", log.action("OK"))
      freed = first
      driver.presenter.present(first)
    }
    driver.settle()
    #expect(freed != nil)

    try driver.tap("OK")
    driver.settle()

    #expect(log.entries == ["OK"])
    #expect(freed == nil)
  }

  @Test func `LC-20 an action that keeps the alert up can be chosen again and again`() throws {
    let driver = try Driver()
    let action = log.action("Again")
    action.dismissesAlert = false
    let first = alert("A", action)
    driver.show(first)
    let idle = driver.output.drawList

    try driver.tap("Again")
    try driver.tap("Again")
    driver.settle()

    #expect(log.entries == ["Again", "Again"])
    #expect(driver.output.drawList == idle)
  }

  @Test func `a delegate's veto keeps the alert up, and the handler still runs`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    let watcher = Watcher(log)
    watcher.allowsDismissal = false
    first.delegate = watcher
    driver.show(first)

    try driver.tap("OK")
    driver.settle()
    #expect(log.entries == ["OK"])
    #expect(driver.isShown(first))

    watcher.allowsDismissal = true
    try driver.tap("OK")
    driver.settle()
    #expect(log.entries == ["OK", "OK", "ended"])
  }

  @Test func `a handler may add an action to the alert that stays`() throws {
    let driver = try Driver()
    let first = AlertController(title: "A")
    let more = AlertAction(title: "More") { [log, weak first] _ in first?.addAction(log.action("Added")) }
    more.dismissesAlert = false
    first.addAction(more)
    driver.show(first)

    try driver.tap("More")
    driver.settle()
    try driver.tap("Added")
    driver.settle()

    #expect(log.entries == ["Added"])
  }

  @Test func `a handler may run ticks of its own`() throws {
    let driver = try Driver()
    let next = alert("B", log.action("Fine"))
    let first = alert("A", AlertAction(title: "OK") { _ in driver.show(next) })
    driver.show(first)

    try driver.tap("OK")
    driver.settle()

    #expect(driver.presenter.presentedAlerts.map(\.title) == ["B"])
    #expect(driver.cardLayers.map(\.opacity) == [1])
  }

  @Test func `an alert that is shown again does not repeat its buttons`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    for _ in 0..<2 {
      driver.show(first)
      #expect(driver.output.semantics.nodes.filter { $0.role == .button }.count == 1)
      try driver.tap("OK")
      driver.settle()
    }

    #expect(log.entries == ["OK", "OK"])
  }

  @Test func `an alert that is shown in one host is not shown in a second, and ends once`() throws {
    let one = try Driver()
    let two = try Driver()
    let first = alert("A", log.action("OK"))
    one.show(first)

    two.presenter.present(first) { [log] in log.note("stands") }
    two.settle()
    one.settle()

    #expect(two.cardLayers.isEmpty)
    try one.tap("OK")
    one.settle()
    #expect(log.entries == ["stands", "OK"])
  }
}
