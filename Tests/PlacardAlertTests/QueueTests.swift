import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct QueueTests {
  private let log = Log()

  private func alert(_ title: String) -> AlertController {
    let alert = AlertController(title: title)
    alert.addAction(log.action("OK \(title)"))
    return alert
  }

  @Test func `alerts are shown one after the other, in the order they were presented`() throws {
    let driver = try Driver()
    for title in ["A", "B", "C"] { driver.presenter.present(alert(title)) }

    for title in ["A", "B", "C"] {
      driver.settle()
      #expect(driver.presenter.presentedAlerts.map(\.title) == [title])
      try driver.tap("OK \(title)")
    }
    driver.settle()

    #expect(log.entries == ["OK A", "OK B", "OK C"])
    #expect(driver.layers.isEmpty)
  }

  @Test func `the backdrop stays from one queued alert to the next`() throws {
    let driver = try Driver()
    driver.presenter.present(alert("A"))
    driver.presenter.present(alert("B"))
    driver.settle()
    try driver.tap("OK A")

    var opacities: Set<Double> = []
    while driver.presenter.isMoving {
      driver.tick()
      opacities.insert(driver.backdropOpacity)
    }

    #expect(opacities == [1])
    #expect(driver.layers.filter { $0.id == .backdrop }.count == 1)
  }

  @Test func `the same alert presented twice is one entry, and both completions run`() throws {
    let driver = try Driver()
    let first = alert("A")
    driver.presenter.present(first) { [log] in log.note("one") }
    driver.presenter.present(first) { [log] in log.note("two") }
    driver.settle()
    driver.presenter.present(first) { [log] in log.note("three") }
    driver.settle()

    #expect(driver.cardLayers.count == 1)
    #expect(log.entries == ["one", "two", "three"])
    driver.presenter.dismiss(first)
    driver.settle()
    #expect(driver.layers.isEmpty)
  }

  @Test func `an urgent alert covers the one that is shown, which comes back and works`() throws {
    let driver = try Driver()
    let below = alert("A")
    driver.show(below)
    driver.show(alert("B"), priority: .urgent)
    #expect(driver.presenter.presentedAlerts.map(\.title) == ["A", "B"])
    #expect(driver.cardLayers.count == 1)
    #expect(driver.backdropOpacity == 1)

    try driver.tap("OK B")
    driver.settle()

    #expect(driver.presenter.presentedAlerts.map(\.title) == ["A"])
    #expect(driver.cardLayers.map(\.opacity) == [1])
    try driver.tap("OK A")
    driver.settle()
    #expect(log.entries == ["OK B", "OK A"])
  }

  @Test func `LC-16 what an urgent alert covered comes back with its focus and its scroll`() throws {
    let driver = try Driver(Size(width: 320, height: 480))
    let below = AlertController(title: "A")
    for number in 1...20 { below.addAction(log.action("\(number)")) }
    driver.show(below)
    driver.press(.tab, .shift)
    let before = try driver.node("20")
    driver.show(alert("B"), priority: .urgent)

    try driver.tap("OK B")
    driver.settle()

    #expect(before.isFocused)
    let after = try driver.node("20")
    #expect(after == before)
  }

  @Test func `a press that an urgent alert interrupts does not act when the one below comes back`() throws {
    let driver = try Driver()
    driver.show(alert("A"))
    let ok = try driver.center("OK A")
    driver.tick(.pointerDown(.finger(1), ok))
    let urgent = alert("B")
    driver.show(urgent, priority: .urgent)
    driver.presenter.dismiss(urgent)
    driver.settle()

    driver.tick(.pointerUp(.finger(1), ok))
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(try !driver.node("OK A").isPressed)
  }

  @Test func `an urgent alert is shown before those that wait`() throws {
    let driver = try Driver()
    driver.presenter.present(alert("A"))
    driver.presenter.present(alert("B"))
    driver.presenter.present(alert("C"), priority: .urgent)
    driver.settle()

    for title in ["C", "A", "B"] {
      try driver.tap("OK \(title)")
      driver.settle()
    }

    #expect(log.entries == ["OK C", "OK A", "OK B"])
  }

  @Test func `an alert that waits and is dismissed never shows`() throws {
    let driver = try Driver()
    let waiting = alert("B")
    driver.show(alert("A"))
    driver.presenter.present(waiting) { [log] in log.note("presented") }

    driver.presenter.dismiss(waiting) { [log] in log.note("dismissed") }
    driver.settle()
    try driver.tap("OK A")
    driver.settle()

    #expect(log.entries == ["presented", "dismissed", "OK A"])
    #expect(driver.layers.isEmpty)
  }

  @Test func `an alert that is dismissed while it is covered leaves the urgent one alone`() throws {
    let driver = try Driver()
    let below = alert("A")
    driver.show(below)
    driver.show(alert("B"), priority: .urgent)

    driver.presenter.dismiss(below)
    driver.settle()

    #expect(driver.presenter.presentedAlerts.map(\.title) == ["B"])
    try driver.tap("OK B")
    driver.settle()
    #expect(driver.layers.isEmpty)
  }

  @Test func `a timeout goes on while its alert is covered`() throws {
    let driver = try Driver()
    let below = alert("A")
    below.timeout = AlertTimeout(.seconds(2))
    driver.show(below)
    driver.show(alert("B"), priority: .urgent)

    driver.advance(by: .seconds(2))

    #expect(driver.presenter.presentedAlerts.map(\.title) == ["B"])
  }

  @Test func `closing ends what is shown and what waits, at once`() throws {
    let driver = try Driver()
    let watcher = Watcher()
    let alerts = ["A", "B"].map(alert)
    for alert in alerts {
      alert.delegate = watcher
      driver.presenter.present(alert)
    }
    driver.settle()

    driver.presenter.closeAll()

    #expect(watcher.responses.map(\.reason) == [.closed, .closed])
    #expect(driver.presenter.presentedAlerts.isEmpty)
  }

  // MARK: - Waiting for the answer

  @Test func `an answer that is awaited comes once, after the alert has gone`() async throws {
    let driver = try Driver()
    let first = alert("A")
    let answer = Task { await driver.presenter.response(to: first) }
    while !driver.isShown(first) { await Task.yield() }
    driver.settle()

    try driver.tap("OK A")
    driver.settle()

    let response = await answer.value
    #expect(response == AlertResponse(reason: .action, actionIndex: 0, actionTitle: "OK A"))
    #expect(driver.layers.isEmpty)
  }

  @Test func `cancelling the task that waits dismisses the alert`() async throws {
    let driver = try Driver()
    let first = alert("A")
    let answer = Task { await driver.presenter.response(to: first) }
    while !driver.isShown(first) { await Task.yield() }
    driver.settle()

    answer.cancel()
    while driver.isShown(first) { await Task.yield() }
    driver.settle()

    #expect(await answer.value == AlertResponse(reason: .cancelled))
    #expect(driver.layers.isEmpty)
  }

  @Test func `a task that is cancelled before it begins shows nothing`() async throws {
    let driver = try Driver()
    let first = alert("A")
    let answer = Task { await driver.presenter.response(to: first) }
    answer.cancel()

    let response = await answer.value

    #expect(response == AlertResponse(reason: .cancelled))
    #expect(!driver.isShown(first))
  }

  @Test func `closing answers every task that waits`() async throws {
    let driver = try Driver()
    let alerts = ["A", "B"].map(alert)
    let answers = alerts.map { alert in Task { await driver.presenter.response(to: alert) } }
    while !driver.isShown(alerts[0]) { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }

    driver.presenter.closeAll()

    for answer in answers { #expect(await answer.value == AlertResponse(reason: .closed)) }
  }
}
