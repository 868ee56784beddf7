import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct FocusTests {
  @Test func `no ring shows before a key`() throws {
    let panel = try Panel()

    panel.tick(.down(1, panel.center(0)), .up(1, panel.center(0)))

    #expect(panel.driver.focusedLabel == nil)
  }

  @Test func `Tab goes forward and round, Shift-Tab back`() throws {
    let panel = try Panel(buttons: 3)
    var visited: [String?] = []

    for modifiers in [[], [], [], [], Modifiers.shift, .shift] {
      panel.tick(.key(.tab, modifiers))
      visited.append(panel.driver.focusedLabel)
    }

    #expect(visited == ["B0", "B1", "B2", "B0", "B2", "B1"])
  }

  @Test func `Shift-Tab begins at the last control`() throws {
    let panel = try Panel(buttons: 3)

    panel.tick(.key(.tab, .shift))

    #expect(panel.driver.focusedLabel == "B2")
  }

  @Test func `arrows go to and fro, mirrored from right to left`() throws {
    let panel = try Panel(buttons: 3)
    panel.tick(.key(.tab))

    panel.tick(.key(.right))
    #expect(panel.driver.focusedLabel == "B1")
    panel.tick(.key(.down))
    #expect(panel.driver.focusedLabel == "B2")
    panel.tick(.key(.left), .key(.up))
    #expect(panel.driver.focusedLabel == "B0")
    panel.driver.appearance.layoutDirection = .rightToLeft
    panel.tick()
    panel.tick(.key(.left))
    #expect(panel.driver.focusedLabel == "B1")
  }

  @Test func `FO-09 disabled controls are skipped, and with none enabled nothing happens`() throws {
    let panel = try Panel(buttons: 3)
    panel.isEnabled = [true, false, true]
    panel.tick()

    panel.tick(.key(.tab), .key(.tab))
    #expect(panel.driver.focusedLabel == "B2")
    panel.isEnabled = [false, false, false]
    panel.tick()
    panel.tick(.key(.tab), .key(.tab, .shift), .key(.down), .key(.space))

    #expect(panel.driver.focusedLabel == nil)
    #expect(panel.presses == [0, 0, 0])
  }

  @Test func `the ring goes with the next press and comes back where it was`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab), .key(.tab))

    panel.tick(.down(1, .outside))
    #expect(panel.driver.focusedLabel == nil)
    panel.tick(.up(1, .outside), .key(.tab))

    #expect(panel.driver.focusedLabel == "B1")
  }

  @Test func `Space and Return press what wears the ring, on the way down`() throws {
    for key in [Key.space, .return, .keypadEnter] {
      let panel = try Panel()
      panel.tick(.key(.tab), .key(.tab))

      panel.tick(.key(key))
      #expect(panel.presses == [0, 1])
      #expect(panel.leftKeys.isEmpty)
      panel.tick(.keyUp(key, []))

      #expect(panel.presses == [0, 1])
    }
  }

  @Test func `FO-06 Return is left to others only while no ring shows`() throws {
    let panel = try Panel()

    panel.tick(.key(.return))
    #expect(panel.leftKeys == [.return])
    panel.tick(.key(.tab))
    panel.tick(.key(.return))
    #expect(panel.leftKeys.isEmpty)
    #expect(panel.presses == [1, 0])
    panel.tick(.down(1, .outside), .key(.return), .up(1, .outside))

    #expect(panel.leftKeys == [.return])
    #expect(panel.presses == [1, 0])
  }

  @Test func `a Return before the press of the same batch still goes to the ring`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab))

    panel.tick(.key(.return), .down(1, .outside))

    #expect(panel.presses == [1, 0])
    #expect(panel.driver.focusedLabel == nil)
  }

  @Test func `FO-11 the number block's Enter is Return`() throws {
    let panel = try Panel()

    panel.tick(.key(.keypadEnter))

    #expect(panel.leftKeys == [.return])
  }

  @Test func `FO-01 Escape is left to others, with and without a ring`() throws {
    let panel = try Panel()

    panel.tick(.key(.escape))
    #expect(panel.leftKeys == [.escape])
    panel.tick(.key(.tab), .key(.escape))

    #expect(panel.leftKeys == [.escape])
    #expect(panel.presses == [0, 0])
  }

  @Test func `FO-04 repeats never press, nor does the key that was down before`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab), .key(.return))
    #expect(panel.presses == [1, 0])

    panel.tick(.repeating(.return))
    panel.driver.memory.forgetPresses()
    panel.tick(.repeating(.return), .repeating(.tab), .keyUp(.return, []))

    #expect(panel.presses == [1, 0])
    #expect(panel.leftKeys.isEmpty)
    #expect(panel.driver.focusedLabel == nil)
  }

  @Test func `FO-07 text of the tick in which a group appears is not its own`() throws {
    let panel = try Panel()
    let memory = panel.driver.memory
    memory.receive([.key(.character("t"))])

    memory.forgetPresses()
    memory.receive([.text("t")])
    #expect(memory.input.texts.isEmpty)
    memory.receive([.text("a")])

    #expect(memory.input.texts == ["a"])
  }

  @Test func `FO-15 Tab and Space press the only button`() throws {
    let panel = try Panel(buttons: 1)

    panel.tick(.key(.tab))
    panel.tick(.key(.space))

    #expect(panel.presses == [1])
  }

  @Test func `a held Tab goes on`() throws {
    let panel = try Panel(buttons: 3)

    panel.tick(.key(.tab), .repeating(.tab))

    #expect(panel.driver.focusedLabel == "B1")
  }

  @Test func `keys with Control, Alt or Command are left alone`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab))

    for modifiers in [Modifiers.control, .alt, .command] {
      panel.tick(.key(.tab, modifiers), .key(.return, modifiers), .key(.escape, modifiers))
      #expect(panel.driver.focusedLabel == "B0")
      #expect(panel.presses == [0, 0])
      #expect(panel.leftKeys.isEmpty)
    }
  }

  @Test func `a controller moves the ring, confirms and cancels`() throws {
    let panel = try Panel()

    panel.tick(.gamepad(.down, isDown: true), .gamepad(.down, isDown: false))
    #expect(panel.driver.focusedLabel == "B0")
    panel.tick(.gamepad(.right, isDown: true))
    #expect(panel.driver.focusedLabel == "B1")
    panel.tick(.gamepad(.south, isDown: true))
    #expect(panel.presses == [0, 1])
    panel.tick(.gamepad(.south, isDown: false), .gamepad(.east, isDown: true))

    #expect(panel.leftKeys == [.escape])
    #expect(panel.presses == [0, 1])
  }

  @Test func `a stick is an arrow once until it is let go`() throws {
    let panel = try Panel(buttons: 4)

    panel.tick(.stick(x: 0, y: 0.9))
    panel.tick(.stick(x: 0.1, y: 1))
    panel.tick(.stick(x: 0, y: 0.5))
    panel.tick(.stick(x: 0, y: 0.8))
    #expect(panel.driver.focusedLabel == "B0")
    panel.tick(.stick(x: 0, y: 0))
    panel.tick(.stick(x: .nan, y: 1), .stick(x: 1, y: 0))

    #expect(panel.driver.focusedLabel == "B1")
  }

  @Test func `a focus that was kept can be given back`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab), .key(.tab))
    let kept = panel.driver.memory.focus
    panel.driver.memory.forgetPresses()
    panel.tick()
    #expect(panel.driver.focusedLabel == nil)

    panel.driver.memory.forgetPresses()
    panel.driver.memory.focus = kept
    panel.tick(.key(.return))

    #expect(panel.driver.focusedLabel == "B1")
    #expect(panel.presses == [0, 1])
  }

  @Test func `a control that is gone loses the focus`() throws {
    let panel = try Panel()
    panel.tick(.key(.tab))

    panel.driver.pass { _ in }
    panel.tick(.key(.return))

    #expect(panel.driver.focusedLabel == nil)
    #expect(panel.leftKeys == [.return])
  }
}
