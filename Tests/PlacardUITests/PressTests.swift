import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct PressTests {
  @Test func `a press acts on release, and looks pressed until then`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)))

    #expect(panel.isPressed(0))
    #expect(panel.presses == [0, 0])

    panel.tick(.up(1, panel.center(0)))

    #expect(!panel.isPressed(0))
    #expect(panel.presses == [1, 0])
  }

  @Test func `the mouse presses as a finger does`() throws {
    let panel = try Panel()

    panel.tick(.pointerDown(.mouse, panel.center(1)), .pointerUp(.mouse, panel.center(1)))

    #expect(panel.presses == [0, 1])
  }

  @Test func `TO-03 two taps are two presses`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))
    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))

    #expect(panel.presses == [2, 0])
  }

  @Test func `TO-05 a press does not slide to another control`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)))
    panel.tick(.move(1, panel.center(1)))

    #expect(!panel.isPressed(0) && !panel.isPressed(1))

    panel.tick(.up(1, panel.center(1)))

    #expect(panel.presses == [0, 0])
  }

  @Test func `TO-06 a press that leaves and comes back acts`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)))
    panel.tick(.move(1, .outside))
    #expect(!panel.isPressed(0))
    panel.tick(.move(1, panel.center(0)))
    #expect(panel.isPressed(0))
    panel.tick(.up(1, panel.center(0)))

    #expect(panel.presses == [1, 0])
  }

  @Test func `TO-07 a press that began before the group appeared does nothing`() throws {
    let panel = try Panel()
    panel.tick(.down(1, panel.center(0)))

    panel.driver.memory.forgetPresses()
    panel.tick(.move(1, panel.center(0)))
    #expect(!panel.isPressed(0))
    panel.tick(.up(1, panel.center(0)))

    #expect(panel.presses == [0, 0])
  }

  @Test func `TO-07 a press that began where no control was does nothing to one that comes there`() throws {
    let panel = try Panel()
    panel.driver.pass([.down(1, panel.center(0))]) { _ in }

    panel.tick()
    panel.tick(.up(1, panel.center(0)))

    #expect(panel.presses == [0, 0])
  }

  @Test func `TO-08 a press and its release in one batch act`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))

    #expect(panel.presses == [1, 0])
    #expect(!panel.isPressed(0))
  }

  @Test func `TO-10 after a lost finger and a lost focus the next finger presses`() throws {
    let panel = try Panel()
    panel.tick(.down(1, panel.center(0)))
    panel.tick()

    panel.tick(.focusLost)
    #expect(!panel.isPressed(0))
    panel.tick(.down(2, panel.center(0)), .up(2, panel.center(0)))

    #expect(panel.presses == [1, 0])
  }

  @Test func `TO-12 a press that the system took away does nothing`() throws {
    for end in [InputEvent.focusLost, .pointerCancelled(.finger(1))] {
      let panel = try Panel()
      panel.tick(.down(1, panel.center(0)))

      panel.tick(end)
      panel.tick(.up(1, panel.center(0)))

      #expect(panel.presses == [0, 0])
    }
  }

  @Test func `the first finger owns a control`() throws {
    let panel = try Panel()
    panel.tick(.down(1, panel.center(0)))

    panel.tick(.down(2, panel.center(0)), .up(2, panel.center(0)))
    #expect(panel.presses == [0, 0])
    panel.tick(.up(1, panel.center(0)))

    #expect(panel.presses == [1, 0])
  }

  @Test func `two fingers press two controls`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)), .down(2, panel.center(1)))
    #expect(panel.isPressed(0) && panel.isPressed(1))
    panel.tick(.up(2, panel.center(1)), .up(1, panel.center(0)))

    #expect(panel.presses == [1, 1])
  }

  @Test func `a finger that goes down twice starts anew`() throws {
    let panel = try Panel()
    panel.tick(.down(1, panel.center(0)))

    panel.tick(.down(1, panel.center(1)))
    #expect(!panel.isPressed(0) && panel.isPressed(1))
    panel.tick(.up(1, panel.center(1)))

    #expect(panel.presses == [0, 1])
  }

  @Test func `a disabled control is not pressed, and one that becomes disabled drops its press`() throws {
    let panel = try Panel()
    panel.isEnabled[1] = false

    panel.tick(.down(1, panel.center(0)), .down(2, panel.center(1)))
    panel.isEnabled[0] = false
    panel.tick()
    panel.isEnabled = [true, true]
    panel.tick(.up(1, panel.center(0)), .up(2, panel.center(1)))

    #expect(panel.presses == [0, 0])
  }

  @Test func `TO-16 a press that began while events were discarded never acts`() throws {
    let panel = try Panel()
    panel.driver.memory.receive([.down(1, panel.center(0)), .key(.tab)])
    panel.driver.memory.discardEvents()
    panel.driver.rerun { panel.draw(&$0) }

    #expect(!panel.isPressed(0))
    #expect(panel.driver.focusedLabel == nil)

    panel.tick(.up(1, panel.center(0)))
    #expect(panel.presses == [0, 0])
    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))
    #expect(panel.presses == [1, 0])
  }

  @Test func `a control of a covered group does not listen and is not in the tree`() throws {
    let panel = try Panel()

    panel.driver.pass([.down(1, panel.center(0)), .up(1, panel.center(0))]) { ui in
      ui.covered { panel.draw(&$0) }
    }

    #expect(panel.presses == [0, 0])
    #expect(panel.driver.semantics.nodes.isEmpty)
    #expect(!panel.driver.list.items.isEmpty)
  }

  @Test func `claimed presses reach nothing below`() throws {
    let driver = try PassDriver()
    var below = 0

    for point in [Point(x: 10, y: 10), Point(x: 200, y: 200)] {
      driver.pass([.down(1, point), .up(1, point)]) { ui in
        ui.claimPresses(in: Rect(x: 0, y: 0, width: 100, height: 100))
        if ui.interact(7, in: Rect(x: 0, y: 0, width: 320, height: 480), isFocusable: false).isActivated { below += 1 }
      }
    }

    #expect(below == 1)
  }

  @Test func `a small control offers 44 points to the finger, and no more`() throws {
    let driver = try PassDriver()
    let small = Rect(x: 100, y: 100, width: 10, height: 10)
    var presses = 0

    for point in [Point(x: 83.5, y: 126.5), Point(x: 82.5, y: 105), Point(x: 127.5, y: 105)] {
      driver.pass([.down(1, point), .up(1, point)]) { ui in
        if ui.interact(1, in: small).isActivated { presses += 1 }
      }
    }

    #expect(presses == 1)
  }

  @Test func `RO-05 a button is hit to within its edges and not beyond`() throws {
    let panel = try Panel()
    let frame = panel.frame(1)
    let inside = [Point(x: 1, y: 51), Point(x: 99, y: 51), Point(x: 1, y: 99), Point(x: 99, y: 99)]
    let beyond = [Point(x: frame.maxX + 1, y: 75), Point(x: 50, y: frame.maxY + 1), Point(x: -1, y: 75)]

    for point in inside + beyond { panel.tick(.down(1, point), .up(1, point)) }

    #expect(panel.presses == [0, 4])
  }

  @Test func `coordinates that are no numbers are harmless`() throws {
    let panel = try Panel()
    let nowhere = [
      Point(x: .nan, y: 10), Point(x: 10, y: .infinity), Point(x: -.infinity, y: .nan), Point(x: 1e300, y: -1e300),
    ]

    for point in nowhere {
      panel.tick(.down(1, point), .move(1, point), .up(1, point), .wheel(point, dx: .nan, dy: .infinity))
      panel.tick(.down(1, panel.center(0)), .move(1, point))
      panel.tick(.up(1, point))
    }

    #expect(panel.presses == [0, 0])
    #expect(!panel.isPressed(0))
    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))
    #expect(panel.presses == [1, 0])
  }

  @Test func `fingers that never go up do not pile up`() throws {
    let panel = try Panel()

    for finger in 0..<1000 { panel.tick(.down(Int64(finger), panel.center(0))) }

    #expect(panel.driver.memory.input.presses.count <= 32)
  }
}
