import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ScrollAreaTests {
  /// A list of buttons, 48 high each, in an area of 300 by 240 at 10, 20.
  @MainActor final class List {
    let driver: PassDriver
    let viewport = Rect(x: 10, y: 20, width: 300, height: 240)
    var count: Int
    private(set) var pressed: [Int] = []
    private(set) var top = 0.0

    init(buttons count: Int = 20) throws {
      driver = try PassDriver()
      self.count = count
      tick()
    }

    func tick(_ events: InputEvent...) {
      driver.pass(events) { ui in
        ui.scrollArea(100, viewport: viewport, contentHeight: Double(count) * 48) { draw(&$0, in: $1) }
      }
    }

    private func draw(_ ui: inout UI, in content: Rect) {
      top = content.minY
      for index in 0..<count {
        let rect = Rect(x: content.x, y: content.y + Double(index) * 48, width: content.width, height: 48)
        let response = ui.button(ControlID(index), "B\(index)", in: rect, face: .row(CornerRadii()))
        if response.isActivated { pressed.append(index) }
      }
    }

    /// How far it is scrolled.
    var offset: Double { viewport.minY - top }
  }

  private let inside = Point(x: 100, y: 120)

  private func below(_ distance: Double) -> Point {
    Point(x: inside.x, y: inside.y + distance)
  }

  @Test func `TO-14 a finger that strays 3 points still taps`() throws {
    let list = try List()

    list.tick(.down(1, inside))
    list.tick(.move(1, below(-3)))
    list.tick(.up(1, below(-3)))

    #expect(list.pressed == [2])
    #expect(list.offset == 0)
  }

  @Test func `TO-14 a finger that strays 24 points scrolls, presses nothing and clears the pressed look`() throws {
    let list = try List()
    list.tick(.down(1, inside))
    #expect(list.driver.node("B2")?.isPressed == true)

    list.tick(.move(1, below(-24)))
    #expect(list.offset == 14)
    #expect(list.driver.node("B2")?.isPressed == false)
    list.tick(.move(1, below(0)))
    list.tick(.up(1, below(0)))

    #expect(list.pressed.isEmpty)
  }

  @Test func `TO-14 the same in one batch`() throws {
    let list = try List()

    list.tick(.down(1, inside), .move(1, below(-24)), .up(1, below(-24)))

    #expect(list.pressed.isEmpty)
    #expect(list.offset == 14)
  }

  @Test func `the content follows the finger and stops at both ends`() throws {
    let list = try List()
    list.tick(.down(1, inside))

    list.tick(.move(1, below(-110)))
    #expect(list.offset == 100)
    list.tick(.move(1, below(-5000)))
    #expect(list.offset == 720)
    list.tick(.move(1, below(5000)))
    #expect(list.offset == 0)
    list.tick(.pointerCancelled(.finger(1)))
    list.tick(.move(1, below(-500)))

    #expect(list.offset == 0)
  }

  @Test func `a drag of what fits is a press`() throws {
    let list = try List(buttons: 3)

    list.tick(.down(1, inside), .move(1, below(20)), .up(1, below(20)))

    #expect(list.pressed == [2])
  }

  @Test func `the second finger neither scrolls nor stops the first`() throws {
    let list = try List()
    list.tick(.down(1, inside), .move(1, below(-60)))

    list.tick(.down(2, inside), .move(2, below(-100)), .up(2, below(-100)))
    #expect(list.offset == 50)
    list.tick(.move(1, below(-70)))

    #expect(list.offset == 60)
  }

  @Test func `a press outside the area scrolls nothing`() throws {
    let list = try List()

    list.tick(.down(1, Point(x: 100, y: 300)), .move(1, Point(x: 100, y: 100)))

    #expect(list.offset == 0)
  }

  @Test func `what is scrolled away cannot be pressed`() throws {
    let list = try List()

    list.tick(.down(1, Point(x: 100, y: 275)), .up(1, Point(x: 100, y: 275)))

    #expect(list.pressed.isEmpty)
    #expect(list.driver.node("B5")?.visibleFrame.isEmpty == true)
    #expect(list.driver.node("B4")?.visibleFrame.isEmpty == false)
  }

  @Test func `the wheel scrolls where it turns`() throws {
    let list = try List()

    list.tick(.wheel(inside, dx: 0, dy: -2))
    #expect(list.offset == 80)
    list.tick(.wheel(Point(x: 100, y: 400), dx: 0, dy: -2))
    #expect(list.offset == 80)
    list.tick(.wheel(inside, dx: 0, dy: 1))

    #expect(list.offset == 40)
  }

  @Test func `page keys, Home and End scroll`() throws {
    let list = try List()
    var offsets: [Double] = []

    for key in [Key.pageDown, .pageDown, .pageUp, .end, .home] {
      list.tick(.key(key))
      offsets.append(list.offset)
    }

    #expect(offsets == [220, 440, 220, 720, 0])
  }

  @Test func `shoulder buttons scroll by pages`() throws {
    let list = try List()

    list.tick(.gamepad(.rightShoulder, isDown: true))

    #expect(list.offset == 220)
  }

  @Test func `arrows scroll when there are no controls to go between`() throws {
    let list = try List(buttons: 0)
    list.driver.pass([]) { $0.scrollArea(100, viewport: list.viewport, contentHeight: 1000) { _, _ in } }
    var top = 0.0

    list.driver.pass([.key(.down), .repeating(.down), .key(.up), .key(.down)]) { ui in
      ui.scrollArea(100, viewport: list.viewport, contentHeight: 1000) { top = $1.minY }
    }

    #expect(top == 20 - 80)
  }

  @Test func `FO-09 Tab at the last goes to the first of all and scrolls it into view`() throws {
    let list = try List()
    list.tick(.key(.tab, .shift))
    #expect(list.driver.focusedLabel == "B19")
    #expect(list.offset == 720)

    list.tick(.key(.tab))
    #expect(list.driver.focusedLabel == "B0")
    #expect(list.offset == 0)
    for _ in 0..<5 { list.tick(.key(.tab)) }

    #expect(list.driver.focusedLabel == "B5")
    #expect(list.offset == 48)
  }

  @Test func `keys that scroll go to the area that holds the focus`() throws {
    let driver = try PassDriver()
    var tops = [0.0, 0.0]
    let draw: (inout UI) -> Void = { ui in
      for index in 0..<2 {
        let viewport = Rect(x: 0, y: Double(index) * 200, width: 300, height: 100)
        ui.scrollArea(ControlID(index), viewport: viewport, contentHeight: 500) { ui, content in
          tops[index] = content.minY - viewport.minY
          if index == 1 { ui.button(9, "B", in: Rect(x: 0, y: content.y, width: 300, height: 48)) }
        }
      }
    }
    driver.pass([], draw)

    driver.pass([.key(.pageDown)], draw)
    #expect(tops == [-80, 0])
    driver.pass([.key(.tab), .key(.pageDown)], draw)

    #expect(tops == [-80, -80])
  }

  @Test func `the offset stays within content that shrinks, and at an end that moves`() throws {
    let list = try List()
    list.tick(.key(.end))

    list.count = 30
    list.tick()
    #expect(list.offset == 1200)
    list.count = 6
    list.tick()
    #expect(list.offset == 48)
    list.count = 2
    list.tick()

    #expect(list.offset == 0)
  }

  @Test func `a height that was guessed wrong asks for another pass, which goes to the real end`() throws {
    let driver = try PassDriver()
    let viewport = Rect(x: 0, y: 0, width: 300, height: 100)
    var guess = 500.0
    var top = 0.0
    let draw: (inout UI) -> Void = { ui in
      ui.scrollArea(1, viewport: viewport, contentHeight: guess) {
        top = $1.minY
        if top <= -400 { guess = 600 }
      }
    }
    driver.pass([], draw)
    #expect(driver.isSettled)

    driver.pass([.key(.end)], draw)
    #expect(!driver.isSettled)
    driver.pass([], draw)

    #expect(driver.isSettled)
    #expect(top == -500)
  }

  @Test func `the indicator is LOOK's: 4 wide, 4 from the edge, 8 from the ends, at least 32 long`() throws {
    let list = try List(buttons: 100)

    list.tick()
    #expect(list.driver.list.items.last?.bounds == Rect(x: 302, y: 28, width: 4, height: 32))
    list.tick(.key(.end))
    #expect(list.driver.list.items.last?.bounds == Rect(x: 302, y: 220, width: 4, height: 32))
    list.driver.appearance.layoutDirection = .rightToLeft
    list.tick()

    #expect(list.driver.list.items.last?.bounds.x == 14)
  }

  @Test func `what fits has no indicator`() throws {
    let list = try List(buttons: 5)

    #expect(list.driver.shapes.isEmpty)
  }

  @Test func `an area of any size and any content is harmless`() throws {
    let driver = try PassDriver(size: Size(width: 1, height: 1))

    for side in [0, 1, -5, 0.3, 1e9] {
      for height in [0, -1, 1, 1e300, .infinity, .nan] {
        let events: [InputEvent] = [
          .down(1, .zero), .move(1, Point(x: 0, y: -100)), .key(.pageDown), .key(.end),
          .wheel(.zero, dx: 0, dy: -1e300),
        ]
        driver.pass(events) { ui in
          ui.scrollArea(1, viewport: Rect(x: 0, y: 0, width: side, height: side), contentHeight: height) {
            $0.button(2, "W", in: $1)
          }
        }
        #expect(driver.list.items.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height >= 0 })
      }
    }
  }
}
