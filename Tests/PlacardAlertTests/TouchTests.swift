import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct TouchTests {
  private let log = Log()
  private let outside = Point(x: 10, y: 10)

  /// Two buttons in a row, shown.
  private func driver(_ names: String..., size: Size = Size(width: 480, height: 800)) throws -> Driver {
    let driver = try Driver(size)
    let alert = AlertController(title: "A")
    let watcher = Watcher(log)
    alert.delegate = watcher
    for name in names { alert.addAction(log.action(name)) }
    driver.show(alert)
    return driver
  }

  @Test func `tapping outside does nothing`() throws {
    let driver = try driver("OK")

    driver.tap(at: outside)
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.presenter.presentedAlerts.count == 1)
  }

  @Test func `TO-03 a fast double tap chooses once`() throws {
    let driver = try driver("OK", "No")
    let ok = try driver.center("OK")

    driver.tap(at: ok)
    driver.advance(by: .milliseconds(100))
    driver.tap(at: ok)
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `TO-03 two taps in one batch choose once`() throws {
    let driver = try driver("OK", "No")
    let ok = try driver.center("OK")
    let no = try driver.center("No")

    driver.tick(
      .pointerDown(.finger(1), ok), .pointerUp(.finger(1), ok), .pointerDown(.finger(2), no),
      .pointerUp(.finger(2), no))
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `TO-05 a press that ends on another button does nothing`() throws {
    let driver = try driver("OK", "No")
    let ok = try driver.center("OK")
    let no = try driver.center("No")

    driver.tick(.pointerDown(.finger(1), ok))
    driver.tick(.pointerMoved(.finger(1), no))
    driver.tick(.pointerUp(.finger(1), no))
    driver.settle()

    #expect(log.entries.isEmpty)
  }

  @Test func `TO-06 a press that leaves and comes back counts, and does not look pressed while outside`() throws {
    let driver = try driver("OK", "No")
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.finger(1), ok))
    #expect(try driver.node("OK").isPressed)
    driver.tick(.pointerMoved(.finger(1), outside))
    #expect(try !driver.node("OK").isPressed)
    driver.tick(.pointerMoved(.finger(1), ok))
    driver.tick(.pointerUp(.finger(1), ok))
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `TO-07 a press that began before the alert does nothing when it ends on a button`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    driver.show(alert)
    let ok = try driver.center("OK")
    driver.presenter.dismiss(alert)
    driver.settle()

    driver.tick(.pointerDown(.mouse, ok))
    driver.show(alert)
    driver.tick(.pointerUp(.mouse, ok))
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.isShown(alert))
  }

  @Test func `TO-07 a press that begins while the alert comes in does nothing`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    driver.presenter.present(alert)
    driver.advance(by: .milliseconds(200))
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.mouse, ok))
    driver.settle()
    driver.tick(.pointerUp(.mouse, ok))
    driver.settle()

    #expect(log.entries.isEmpty)
    #expect(driver.isShown(alert))
  }

  @Test func `TO-08 a tap within one frame counts`() throws {
    let driver = try driver("OK")
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.finger(1), ok), .pointerUp(.finger(1), ok))
    driver.settle()

    #expect(log.entries == ["OK"])
  }

  @Test func `TO-10 a finger that never came up leaves nothing pressed, and the next one works`() throws {
    let driver = try driver("OK")
    let ok = try driver.center("OK")
    driver.tick(.pointerDown(.finger(1), ok))

    driver.tick(.focusLost)
    driver.tick()

    #expect(try !driver.node("OK").isPressed)
    driver.tick(.pointerDown(.finger(2), ok))
    driver.tick(.pointerUp(.finger(2), ok))
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test(arguments: [InputEvent.focusLost, .pointerCancelled(.finger(1))])
  func `TO-12 a touch that is taken away does not act`(_ event: InputEvent) throws {
    let driver = try driver("OK")
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.finger(1), ok))
    driver.tick(event)
    driver.tick(.pointerUp(.finger(1), ok))
    driver.settle()

    #expect(log.entries.isEmpty)
  }

  @Test func `TO-14 a little jitter is a tap; a drag scrolls and lets go of the button`() throws {
    let driver = try Driver(Size(width: 320, height: 480))
    let alert = AlertController(title: "A")
    for number in 1...20 { alert.addAction(log.action("\(number)")) }
    driver.show(alert)
    let second = try driver.center("2")
    let top = try driver.frame("2").y

    driver.tick(.pointerDown(.finger(1), second))
    driver.tick(.pointerMoved(.finger(1), second.offset(by: Point(x: 0, y: -24))))
    #expect(try !driver.node("2").isPressed)
    driver.tick(.pointerUp(.finger(1), second.offset(by: Point(x: 0, y: -24))))
    driver.settle()
    #expect(log.entries.isEmpty)
    let scrolled = try driver.frame("2")
    #expect(scrolled.y < top)

    let third = try driver.center("3")
    driver.tick(.pointerDown(.finger(1), third))
    driver.tick(.pointerUp(.finger(1), third.offset(by: Point(x: 0, y: 3))))
    driver.settle()
    #expect(log.entries == ["3"])
  }

  @Test func `TO-16 presses that begin too soon after the alert appeared are ignored`() throws {
    let driver = try Driver()
    driver.presenter.ignoresPressesFor = .milliseconds(300)
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    driver.presenter.present(alert, animated: false)
    driver.advance(by: .milliseconds(100))
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.mouse, ok))
    driver.advance(by: .milliseconds(300))
    driver.tick(.pointerUp(.mouse, ok))
    driver.settle()
    #expect(log.entries.isEmpty)

    driver.tap(at: ok)
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test func `A6 a disabled action looks so, is not pressed and does nothing; enabling takes effect at once`() throws {
    let driver = try Driver()
    let alert = AlertController(title: "A")
    let action = log.action("OK")
    action.isEnabled = false
    alert.addAction(action)
    driver.show(alert)
    let ok = try driver.center("OK")

    driver.tick(.pointerDown(.mouse, ok))
    let node = try driver.node("OK")
    #expect(!node.isPressed)
    #expect(!node.isEnabled)
    driver.tick(.pointerUp(.mouse, ok))
    driver.settle()
    #expect(log.entries.isEmpty)

    action.isEnabled = true
    driver.settle()
    driver.tap(at: ok)
    driver.settle()
    #expect(log.entries == ["OK"])
  }

  @Test func `the page below gets no input while an alert is up, and gets it again afterwards`() throws {
    let driver = try Driver()
    let page = Page()
    driver.presenter.page = page
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    driver.show(alert)

    driver.tap(at: Page.button.center)
    #expect(page.taps == 0)

    driver.presenter.dismiss(alert)
    driver.settle()
    driver.tap(at: Page.button.center)
    #expect(page.taps == 1)
  }
}

/// A page with one button in its corner.
@MainActor private final class Page: AlertContent {
  static let button = Rect(x: 0, y: 0, width: 60, height: 60)
  private(set) var taps = 0

  func preferredSize(fittingWidth width: Double, in context: LayoutContext) -> Size { .zero }

  func pass(_ ui: inout UI, in bounds: Rect) {
    if ui.button(1, "Page", in: Self.button).isActivated { taps += 1 }
  }
}
