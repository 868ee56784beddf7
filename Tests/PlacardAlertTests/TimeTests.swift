import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct TimeTests {
  private let log = Log()

  private func alert(_ timeout: AlertTimeout? = nil) -> AlertController {
    let alert = AlertController(title: "A")
    alert.addAction(log.action("OK"))
    alert.timeout = timeout
    return alert
  }

  @Test func `an alert that stands needs no ticks and has no deadline`() throws {
    let driver = try Driver()

    driver.show(alert())

    #expect(!driver.presenter.isMoving)
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test func `a change of the model asks for a tick, and one is enough`() throws {
    let driver = try Driver()
    let first = alert()
    driver.show(first)

    first.title = "B"

    #expect(driver.presenter.isMoving)
    driver.tick()
    #expect(!driver.presenter.isMoving)
    _ = try driver.node("B")
  }

  @Test func `an appearance, a size and a page each ask for a tick`() throws {
    let driver = try Driver()
    driver.show(alert())

    driver.presenter.appearance = .dark
    #expect(driver.presenter.isMoving)
    driver.tick()
    driver.presenter.resize(to: Size(width: 320, height: 240), grid: PixelGrid(scale: 1))
    #expect(driver.presenter.isMoving)
    driver.tick()
    #expect(!driver.presenter.isMoving)
    driver.presenter.resize(to: Size(width: 320, height: 240), grid: PixelGrid(scale: 1))
    #expect(!driver.presenter.isMoving)
  }

  @Test func `the way in takes 404 ms, the way out 200`() throws {
    let driver = try Driver()
    let first = alert()
    driver.presenter.present(first)

    var ticks = 0
    while driver.presenter.isMoving {
      driver.tick()
      ticks += 1
    }
    driver.presenter.dismiss(first)
    var ticksOut = 0
    while driver.presenter.isMoving {
      driver.tick()
      ticksOut += 1
    }

    #expect(ticks == 49)
    #expect(ticksOut == 24)
  }

  @Test func `the show animation goes along the spring, the backdrop with the card`() throws {
    let driver = try Driver()
    driver.presenter.present(alert())

    driver.advance(by: .milliseconds(100))

    let card = try #require(driver.cardLayers.first)
    #expect(abs(card.opacity - 0.666) < 0.001)
    #expect(abs(card.scale - 1.067) < 0.001)
    #expect(driver.backdropOpacity == card.opacity)
    let frame = try driver.frame("A")
    #expect(card.anchor == frame.center)
  }

  @Test func `with reduced motion alerts cross-fade in 200 ms and nothing is scaled`() throws {
    var appearance = Appearance.standard
    appearance.reduceMotion = true
    let driver = try Driver(appearance: appearance)
    driver.presenter.present(alert())

    driver.advance(by: .milliseconds(100))
    #expect(driver.cardLayers.map(\.scale) == [1])
    driver.advance(by: .milliseconds(100))

    #expect(driver.cardLayers.map(\.opacity) == [1])
    #expect(!driver.presenter.isMoving)
  }

  @Test func `TM-02 a timeout counts the host's clock: after hours asleep it fires on the first tick, once`() throws {
    let driver = try Driver()
    let first = alert(AlertTimeout(.seconds(10)))
    let watcher = Watcher()
    first.delegate = watcher
    driver.show(first)
    #expect(driver.presenter.nextDeadline == .seconds(10) + Driver.tickTime)

    driver.sleep(for: .seconds(8 * 3600))
    driver.tick()

    #expect(!driver.isShown(first))
    driver.settle()
    #expect(watcher.responses == [AlertResponse(reason: .timeout)])
    #expect(log.entries.isEmpty)
  }

  @Test func `a timeout ends an alert at its time, and not before`() throws {
    let driver = try Driver()
    let first = alert(AlertTimeout(.seconds(1)))
    driver.show(first)

    driver.advance(by: .milliseconds(950) - driver.now)
    #expect(driver.isShown(first))
    driver.advance(by: .milliseconds(100))

    #expect(!driver.isShown(first))
  }

  @Test func `a timeout that activity restarts ends that long after the last touch`() throws {
    let driver = try Driver()
    let first = alert(AlertTimeout(.seconds(1), restartsOnActivity: true))
    driver.show(first)
    driver.advance(by: .milliseconds(300))

    driver.tap(at: Point(x: 5, y: 5))
    driver.advance(by: .milliseconds(900))
    #expect(driver.isShown(first))
    driver.advance(by: .milliseconds(200))

    #expect(!driver.isShown(first))
  }

  @Test func `a timeout may be set, changed and taken away while the alert is shown`() throws {
    let driver = try Driver()
    let first = alert()
    driver.show(first)

    first.timeout = AlertTimeout(.seconds(1))
    driver.settle()
    #expect(driver.presenter.nextDeadline == driver.now + .seconds(1))

    first.timeout = nil
    driver.settle()
    #expect(driver.presenter.nextDeadline == nil)
  }

  @Test func `TM-07 without animation callbacks come in the same order`() throws {
    var orders: [[String]] = []
    for isAnimated in [true, false] {
      let log = Log()
      let driver = try Driver()
      let first = AlertController(title: "A")
      first.addAction(log.action("OK"))
      let watcher = Watcher(log)
      first.delegate = watcher
      driver.presenter.present(first, animated: isAnimated) { log.note("shown") }
      driver.settle()

      driver.presenter.dismiss(first, animated: isAnimated) { log.note("gone") }
      driver.settle()

      orders.append(log.entries)
    }

    #expect(orders == [["shown", "ended", "gone"], ["shown", "ended", "gone"]])
  }

  @Test func `a tick with nothing to do gives out what the last one did`() throws {
    let driver = try Driver()
    driver.show(alert())
    let before = driver.output

    driver.tick()

    #expect(driver.output.drawList == before.drawList)
    #expect(driver.output.semantics == before.semantics)
  }

  @Test func `the same script gives the same list`() throws {
    let lists = try (0..<2).map { _ in
      let driver = try Driver()
      driver.presenter.present(alert())
      driver.advance(by: .milliseconds(120))
      return driver.output.drawList.description
    }

    #expect(lists[0] == lists[1])
  }
}
