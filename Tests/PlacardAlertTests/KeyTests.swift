import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct KeyTests {
  private let log = Log()

  private func show(_ alert: AlertController, _ actions: AlertAction...) throws -> Driver {
    for action in actions { alert.addAction(action) }
    let driver = try Driver()
    driver.show(alert)
    return driver
  }

  @Test func `FO-01 Escape without a cancel action does nothing`() throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("Yes"), log.action("No"))

    driver.press(.escape)
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.isShown(alert))
  }

  @Test func `FO-01 Escape runs the cancel action wherever it stands, once, and the reason says so`() throws {
    let alert = AlertController(title: "A")
    let watcher = Watcher()
    alert.delegate = watcher
    let driver = try show(alert, log.action("Yes"), log.action("Back", style: .cancel), log.action("No"))

    driver.press(.escape)
    driver.press(.escape)
    driver.settle()

    #expect(log.entries == ["Back"])
    #expect(watcher.responses == [AlertResponse(reason: .escape, actionIndex: 1, actionTitle: "Back")])
  }

  @Test func `Escape does nothing while the cancel action is disabled`() throws {
    let alert = AlertController(title: "A")
    let back = log.action("Back", style: .cancel)
    back.isEnabled = false
    let driver = try show(alert, back)

    driver.press(.escape)
    driver.settle()

    #expect(driver.isShown(alert))
  }

  @Test func `an alert that Escape dismisses ends with that reason and no action`() throws {
    let alert = AlertController(title: "A")
    alert.escapeDismisses = true
    let watcher = Watcher()
    alert.delegate = watcher
    let driver = try show(alert, log.action("Yes"), log.action("No"))

    driver.press(.escape)
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(watcher.responses == [AlertResponse(reason: .escape)])
  }

  @Test func `FO-02 A4 Return runs the preferred action once it is enabled, and not before`() throws {
    let alert = AlertController(title: "A")
    let ok = log.action("OK")
    ok.isEnabled = false
    alert.addAction(log.action("No"))
    alert.addAction(ok)
    alert.preferredAction = ok
    let driver = try show(alert)

    driver.press(.return)
    driver.settle()
    #expect(log.entries.isEmpty)

    ok.isEnabled = true
    driver.press(.return)
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test func `Return does nothing when there are two actions and none is preferred`() throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("Yes"), log.action("No", style: .cancel))

    driver.press(.return)
    driver.settle()

    #expect(driver.isShown(alert))
  }

  @Test(arguments: [Key.return, .keypadEnter])
  func `FO-11 an only action counts as preferred, and keypad Enter is Return`(_ key: Key) throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("OK"))

    driver.press(key)
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `an only action that destroys is not what Return means`() throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("Erase", style: .destructive))

    driver.press(.return)
    driver.settle()

    #expect(driver.isShown(alert))
  }

  @Test func `FO-04 the key that opened the alert does not confirm it`() throws {
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    let driver = try Driver()

    driver.presenter.present(alert, animated: false)
    driver.tick(
      .keyDown(.return, [], isRepeat: false), .keyDown(.return, [], isRepeat: true), .keyUp(.return, []))
    driver.tick(.keyDown(.return, [], isRepeat: true))
    driver.tick(.keyUp(.return, []))
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.isShown(alert))
  }

  @Test func `keys that go down while the alert comes in do nothing`() throws {
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    alert.escapeDismisses = true
    let driver = try Driver()
    driver.presenter.present(alert)
    driver.advance(by: .milliseconds(200))

    driver.press(.return)
    driver.press(.escape)
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.isShown(alert))
  }

  @Test func `FO-06 Return goes to the focused button while the ring shows`() throws {
    let alert = AlertController(title: "A")
    let ok = log.action("OK")
    alert.addAction(log.action("Cancel", style: .cancel))
    alert.addAction(ok)
    alert.preferredAction = ok
    let driver = try show(alert)

    driver.press(.tab)
    #expect(try driver.node("Cancel").isFocused)
    driver.press(.return)
    driver.settle()

    #expect(log.entries == ["Cancel"])
  }

  @Test func `FO-06 after a touch hides the ring Return is the preferred action's again`() throws {
    let alert = AlertController(title: "A")
    let ok = log.action("OK")
    alert.addAction(log.action("Cancel", style: .cancel))
    alert.addAction(ok)
    alert.preferredAction = ok
    let driver = try show(alert)
    driver.press(.tab)

    driver.tap(at: Point(x: 5, y: 5))
    #expect(try !driver.node("Cancel").isFocused)
    driver.press(.return)
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `FO-09 Tab goes round, skips what is disabled, and scrolls the focused button into view`() throws {
    let driver = try Driver(Size(width: 320, height: 480))
    let alert = AlertController(title: "A")
    for number in 1...20 {
      let action = log.action("\(number)")
      action.isEnabled = number != 3
      alert.addAction(action)
    }
    driver.show(alert)

    driver.press(.tab, .shift)
    let last = try driver.node("20")
    #expect(last.isFocused)
    #expect(last.visibleFrame == last.frame)

    driver.press(.tab)
    let first = try driver.node("1")
    #expect(first.isFocused)
    #expect(first.visibleFrame == first.frame)

    driver.press(.tab)
    driver.press(.tab)
    #expect(try driver.node("4").isFocused)
  }

  @Test func `FO-09 with everything disabled Tab finds nobody and does not hang`() throws {
    let alert = AlertController(title: "A")
    let ok = log.action("OK")
    ok.isEnabled = false
    let driver = try show(alert, ok)

    driver.press(.tab)
    driver.settle()

    #expect(try !driver.node("OK").isFocused)
  }

  @Test func `FO-13 keys that come too soon after the alert appeared are ignored`() throws {
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    let driver = try Driver()
    driver.presenter.ignoresPressesFor = .milliseconds(500)
    driver.presenter.present(alert, animated: false)
    driver.advance(by: .milliseconds(300))

    driver.press(.return)
    driver.settle()
    #expect(driver.isShown(alert))

    driver.advance(by: .milliseconds(300))
    driver.press(.return)
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test func `FO-15 Tab and Space leave an alert with one action`() throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("Fine"))

    driver.press(.tab)
    driver.press(.space)
    driver.settle()

    #expect(log.entries == ["Fine"])
  }

  @Test func `Space without a ring does nothing`() throws {
    let alert = AlertController(title: "A")
    let driver = try show(alert, log.action("Fine"))

    driver.press(.space)
    driver.settle()

    #expect(driver.isShown(alert))
  }
}
