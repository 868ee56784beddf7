import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct SurfaceTests {
  nonisolated private static let sizes = [
    Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 20, height: 480), Size(width: 480, height: 20),
    Size(width: 160, height: 120), Size(width: 320, height: 240), Size(width: 320, height: 480),
    Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 1920, height: 1080),
  ]
  nonisolated private static let appearances: [Appearance] = [.standard, .dark, .highContrast, .dialog, .form]

  @Test(arguments: sizes)
  func `a card never leaves the surface, whatever it holds`(_ size: Size) throws {
    let alerts = [
      makeAlert("T", "M", "OK"), makeAlert("WWWW", "WWWW", "-No", "Yes"),
      makeAlert(words(40), words(900), "A", "B", "C"),
      makeAlert(nil, nil, (0..<30).map { "Action \($0)" }), makeAlert("T", words(900), (0..<30).map { "\($0)" }),
    ]
    let surface = Rect(origin: .zero, size: size)
    for appearance in Self.appearances {
      for alert in alerts {
        let layout = try AlertLayout(of: alert, on: size, appearance: appearance)
        #expect(surface.contains(layout.card))
        #expect(layout.card.contains(layout.actions.viewport))
        #expect(layout.text.viewport.height >= 0)
        #expect(layout.text.viewport.maxY <= layout.actions.viewport.minY)
      }
    }
  }

  @Test func `SM-10 down to nothing and back: the final rectangles are the first`() throws {
    let driver = try Driver(Size(width: 800, height: 600))
    driver.show(makeAlert("Title", "Message", "-No", "Yes"))
    let first = driver.output.semantics

    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 800, height: 600)] {
      driver.presenter.resize(to: size, grid: PixelGrid(scale: 1))
      driver.settle()
    }

    #expect(driver.output.semantics == first)
  }

  @Test(arguments: [Double.nan, .infinity, -5])
  func `a size that is no size is an empty surface`(_ length: Double) throws {
    let driver = try Driver()
    driver.show(makeAlert("Title", "Message", "OK"))

    driver.presenter.resize(to: Size(width: length, height: length), grid: PixelGrid(scale: 1))
    driver.settle()

    #expect(driver.output.semantics.size == .zero)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `every edge lies on whole pixels at every scale`(_ scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    let alert = makeAlert("Title", words(30), "-Cancel", "OK")
    alert.icon = .warning
    for appearance in Self.appearances {
      let layout = try AlertLayout(
        of: alert, on: Size(width: 333, height: 777), scale: scale, appearance: appearance)
      let rects =
        [layout.card, layout.text.viewport, layout.actions.viewport] + layout.buttons.map(\.frame) + layout.dividers
        + [layout.icon, layout.topLine].compactMap { $0 }
      for rect in rects {
        let snapped = grid.snap(rect)
        #expect(abs(rect.minX - snapped.minX) < 1e-9 && abs(rect.maxX - snapped.maxX) < 1e-9)
        #expect(abs(rect.minY - snapped.minY) < 1e-9 && abs(rect.maxY - snapped.maxY) < 1e-9)
      }
    }
  }

  @Test func `RO-09 another scale leaves the rectangles where they were, but for the hairlines`() throws {
    let alert = makeAlert("Title", "Message", "-Cancel", "OK")

    let one = try AlertLayout(of: alert, scale: 1)
    let two = try AlertLayout(of: alert, scale: 2)

    #expect(two.topLine?.height == 0.5)
    #expect(one.card.width == two.card.width)
    for (left, right) in zip(one.buttons, two.buttons) {
      #expect(abs(left.frame.x - right.frame.x) <= 0.5)
      #expect(abs(left.frame.y - right.frame.y) <= 0.5)
      #expect(abs(left.frame.width - right.frame.width) <= 0.5)
      #expect(left.frame.height == right.frame.height)
    }
  }

  @Test func `a safe area keeps cards out of its insets, and the backdrop covers everything`() throws {
    let driver = try Driver(Size(width: 480, height: 800))
    driver.presenter.resize(
      to: Size(width: 480, height: 800), safeArea: EdgeInsets(top: 400), grid: PixelGrid(scale: 1))

    driver.show(makeAlert("Title", words(400), "OK"))

    let card = try #require(driver.output.semantics.nodes.first { $0.role == .alert }).frame
    #expect(card.minY >= 400 && card.maxY <= 800)
    #expect(driver.layers.first { $0.id == .backdrop }?.frame == Rect(x: 0, y: 0, width: 480, height: 800))
  }

  @Test func `BG-04 each of 20 actions can be scrolled into view and tapped, the cancel action too`() throws {
    let names = (1...19).map { "Action \($0)" } + ["Cancel"]
    for name in names {
      let log = Log()
      let driver = try Driver(Size(width: 320, height: 480))
      let alert = AlertController(title: "T")
      alert.addAction(log.action("Cancel", style: .cancel))
      for other in names.dropLast() { alert.addAction(log.action(other)) }
      driver.show(alert)
      let middle = try driver.center("Action 2")

      for _ in 0..<100 {
        let node = try driver.node(name)
        if node.visibleFrame == node.frame { break }
        driver.tick(.wheel(middle, dx: 0, dy: -1))
      }
      try driver.tap(name)
      driver.settle()

      #expect(log.entries == [name])
    }
  }

  @Test func `BG-06 a message of 5000 words leaves both buttons on a small screen, and scrolls`() throws {
    let size = Size(width: 320, height: 240)
    let driver = try Driver(size)

    driver.show(makeAlert("T", words(5000), "-No", "Yes"))

    for name in ["No", "Yes"] {
      let node = try driver.node(name)
      #expect(Rect(origin: .zero, size: size).contains(node.frame))
      #expect(node.visibleFrame == node.frame)
    }
    let text = try #require(driver.output.semantics.nodes.last { $0.role == .text })
    let before = text.frame.y
    driver.tick(.wheel(Point(x: 160, y: 60), dx: 0, dy: -1))
    let after = try #require(driver.output.semantics.nodes.last { $0.role == .text })
    #expect(after.frame.y < before)
  }

  @Test func `10,000 actions are laid out, drawn as far as they are seen, and the last one is reached`() throws {
    let log = Log()
    let driver = try Driver()
    let alert = AlertController(title: "T")
    alert.handlerTiming = .beforeDismissal
    for number in 1...10_000 { alert.addAction(log.action("\(number)")) }
    driver.presenter.present(alert, animated: false)
    driver.settle()
    #expect(driver.output.drawList.items.count < 100)

    driver.tick(.keyDown(.tab, .shift, isRepeat: false))
    driver.tick(.keyDown(.return, [], isRepeat: false))

    #expect(log.entries == ["10000"])
  }

  @Test(arguments: ["", "\u{200B}", "\u{FEFF}", " ", "\n\n"])
  func `WR-06 texts without ink are drawn and their buttons can be tapped`(_ text: String) throws {
    let log = Log()
    let driver = try Driver()
    let alert = AlertController(title: text, message: text)
    alert.addAction(AlertAction(title: text) { _ in log.note("tapped") })
    driver.show(alert)
    let button = try #require(driver.output.semantics.nodes.first { $0.role == .button })

    driver.tap(at: button.frame.center)
    driver.settle()

    #expect(log.entries == ["tapped"])
  }
}
