import PlacardAlert
import PlacardCanvas
import PlacardHarness
import PlacardSDL
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ScriptDriverTests {
  private let driver: ScriptDriver

  init() throws {
    driver = ScriptDriver(try OffscreenHost(size: Size(width: 480, height: 320)))
  }

  private func present(_ titles: String..., log: @escaping (String) -> Void = { _ in }) {
    let alert = AlertController("Print?") {
      titles.map { AlertAction(title: $0) { log($0.title ?? "") } }
    }
    driver.host.present(alert)
    driver.settle()
  }

  private func message(_ action: () throws(PlacardError) -> Void) -> String {
    do throws(PlacardError) {
      try action()
      return ""
    } catch {
      return error.message
    }
  }

  @Test func `a tap by name answers`() throws {
    var log: [String] = []
    present("OK", "Later") { log.append($0) }

    try driver.tap("Later")
    driver.settle()

    #expect(log == ["Later"])
    #expect(!driver.isShown)
  }

  @Test func `an identifier wins over a title`() throws {
    var log: [String] = []
    let alert = AlertController(title: "Print?")
    let first = AlertAction(title: "Yes") { _ in log.append("first") }
    let second = AlertAction(title: "Sure") { _ in log.append("second") }
    second.identifier = "Yes"
    alert.addAction(first)
    alert.addAction(second)
    driver.host.present(alert)
    driver.settle()

    try driver.tap("Yes")
    driver.settle()

    #expect(log == ["second"])
  }

  @Test func `a button wins over a text with the same words`() throws {
    var log: [String] = []
    present("Print?") { log.append($0) }

    try driver.tap("Print?")
    driver.settle()

    #expect(log == ["Print?"])
  }

  @Test func `a control that is missing is named with those that are there`() {
    present("OK", "Later")

    let text = message { () throws(PlacardError) in try driver.tap("Perhaps") }

    #expect(text == "There is no control \"Perhaps\"; there is \"OK\", \"Later\".")
  }

  @Test func `without an alert there is no control at all`() {
    let text = message { () throws(PlacardError) in try driver.tap("OK") }

    #expect(text == "There is no control \"OK\"; there is no control at all.")
  }

  @Test func `the alert on top is asked first`() throws {
    var log: [String] = []
    present("OK") { _ in log.append("below") }
    let urgent = AlertController("Fire") { AlertAction(title: "OK") { _ in log.append("above") } }
    driver.host.present(urgent, priority: .urgent)
    driver.settle()

    try driver.tap("OK")
    driver.settle()

    #expect(log == ["above"])
  }

  @Test func `a control that is scrolled away cannot be tapped`() {
    let alert = AlertController("Where?") {
      (1...40).map { AlertAction(title: "Quay \($0)") }
    }
    driver.host.present(alert)
    driver.settle()

    let text = message { () throws(PlacardError) in try driver.tap("Quay 40") }

    #expect(text.hasPrefix("\"Quay 40\" cannot be seen"))
    #expect(driver.isShown)
  }

  @Test func `a held modifier counts for the keys after it`() {
    present("A", "B", "C")

    driver.press(.tab)
    driver.hold(.shift)
    driver.press(.tab)
    driver.letGo(.shift)

    #expect(driver.semantics.nodes.first { $0.isFocused }?.label == "C")
  }

  @Test func `time stands still unless it is moved`() {
    let alert = AlertController("Still") { AlertAction(title: "OK") }
    driver.host.present(alert)
    driver.advance(by: .milliseconds(100))
    let first = driver.bitmap

    let second = driver.bitmap

    #expect(first == second)
    driver.advance(by: .milliseconds(50))
    #expect(driver.bitmap != second)
  }
}
