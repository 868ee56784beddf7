import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct DismissalTests {
  private let log = Log()

  private func alert(_ title: String = "A", _ actions: AlertAction...) -> AlertController {
    let alert = AlertController(title: title)
    for action in actions { alert.addAction(action) }
    return alert
  }

  @Test func `LC-07 a dismissal without animation completes once, after the alert has gone`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.show(first)

    driver.presenter.dismiss(first, animated: false) { [log] in log.note("gone") }
    #expect(log.entries.isEmpty)
    driver.tick()

    #expect(log.entries == ["gone"])
    #expect(driver.layers.isEmpty)
    driver.settle()
    #expect(log.entries == ["gone"])
  }

  @Test func `LC-14 after every way out nothing is left on the screen`() throws {
    let ways: [@MainActor (Driver, AlertController) throws -> Void] = [
      { driver, _ in try driver.tap("OK") },
      { driver, alert in driver.presenter.dismiss(alert) },
      { driver, alert in driver.presenter.dismiss(alert, animated: false) },
      { driver, _ in driver.press(.escape) },
      { driver, _ in driver.advance(by: .seconds(2)) },
      { driver, _ in driver.presenter.closeAll() },
      { driver, _ in driver.tick(.quit) },
    ]
    for way in ways {
      let driver = try Driver()
      let first = alert("A", log.action("OK"))
      first.timeout = AlertTimeout(.seconds(2))
      first.escapeDismisses = true
      driver.show(first)

      try way(driver, first)
      driver.settle()

      #expect(driver.layers.isEmpty)
      #expect(driver.output.semantics.nodes.isEmpty)
      #expect(driver.presenter.nextDeadline == nil)
    }
  }

  @Test func `LC-14 dismissing what was never shown harms nothing and completes once`() throws {
    let driver = try Driver()

    driver.presenter.dismiss(alert()) { [log] in log.note("done") }
    driver.settle()

    #expect(log.entries == ["done"])
  }

  @Test func `dismissing twice completes both and ends once`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    let watcher = Watcher()
    first.delegate = watcher
    driver.show(first)

    driver.presenter.dismiss(first) { [log] in log.note("one") }
    driver.tick()
    driver.presenter.dismiss(first) { [log] in log.note("two") }
    driver.settle()

    #expect(log.entries == ["one", "two"])
    #expect(watcher.responses.map(\.reason) == [.programmatic])
  }

  @Test func `an alert that is dismissed right after present never shows, and both completions run in order`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.presenter.present(first) { [log] in log.note("presented") }
    driver.presenter.dismiss(first) { [log] in log.note("dismissed") }

    driver.tick()

    #expect(driver.cardLayers.isEmpty)
    driver.settle()
    #expect(log.entries == ["presented", "dismissed"])
    #expect(driver.layers.isEmpty)
  }

  @Test func `an alert that is dismissed on its way in fades from where it is`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    driver.presenter.present(first)
    driver.advance(by: .milliseconds(75))
    let before = try #require(driver.cardLayers.first)

    driver.presenter.dismiss(first)
    driver.tick()

    let after = try #require(driver.cardLayers.first)
    #expect(after.opacity < before.opacity)
    #expect(after.opacity > before.opacity / 2)
    #expect(after.scale == before.scale)
  }

  @Test func `the window's end closes alerts without a handler`() throws {
    let driver = try Driver()
    let first = alert("A", log.action("OK"))
    let watcher = Watcher(log)
    first.delegate = watcher
    driver.show(first)

    driver.tick(.quit)

    #expect(log.entries == ["ended"])
    #expect(watcher.responses.map(\.reason) == [.closed])
  }
}
