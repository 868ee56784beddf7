import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ButtonTests {
  private let row = Rect(x: 20, y: 100, width: 160, height: 48)

  private func driver(_ appearance: Appearance = .standard) throws -> PassDriver {
    try PassDriver(appearance: appearance)
  }

  private func draw(
    _ driver: PassDriver, _ events: [InputEvent] = [], title: String = "Print", face: ButtonFace? = nil,
    role: ButtonRole = .normal, isEnabled: Bool = true
  ) {
    driver.pass(events) { ui in
      ui.button(1, title, in: row, face: face ?? .row(CornerRadii()), role: role, isEnabled: isEnabled)
    }
  }

  @Test func `roles and states have LOOK's colours, in every palette`() throws {
    for appearance in [Appearance.standard, .dark, .highContrast, .form, .dialog] {
      let driver = try driver(appearance)
      let palette = appearance.palette

      draw(driver)
      #expect(driver.texts.first?.color == palette.tint)
      draw(driver, role: .destructive)
      #expect(driver.texts.first?.color == palette.destructive)
      draw(driver, role: .destructive, isEnabled: false)
      #expect(driver.texts.first?.color == palette.disabled)
      draw(driver, [.down(1, row.center)], role: .destructive)
      #expect(driver.texts.first?.color == palette.onPressed ?? palette.destructive)
    }
  }

  @Test func `a pressed row is filled from edge to edge with the card's corners`() throws {
    let driver = try driver()
    let radii = CornerRadii(bottomRight: 14, bottomLeft: 14)

    draw(driver, face: .row(radii))
    #expect(driver.shapes.isEmpty)
    draw(driver, [.down(1, row.center)], face: .row(radii))

    #expect(driver.shapes == [.shape(row, radii, fill: Color(0xE6E6EB), border: nil)])
  }

  @Test func `a row's ring lies 4 inside with radius 10, in high contrast 6 and 8`() throws {
    let rings = [(Appearance.standard, 4.0, 10.0, 3.0), (.highContrast, 6, 8, 4)]
    for (appearance, inset, radius, width) in rings {
      let driver = try driver(appearance)
      draw(driver)

      draw(driver, [.key(.tab)])

      let border = Border(width: width, color: appearance.palette.ring)
      #expect(driver.shapes == [.shape(row.inset(by: inset), CornerRadii(radius), fill: .clear, border: border)])
    }
  }

  @Test func `focused and pressed shows both, and a ring on black is white`() throws {
    let driver = try driver(.highContrast)
    draw(driver)

    draw(driver, [.down(1, row.center), .key(.tab)])

    let border = Border(width: 4, color: .white)
    #expect(
      driver.shapes == [
        .shape(row, CornerRadii(), fill: .black, border: nil),
        .shape(row.inset(by: 6), CornerRadii(8), fill: .clear, border: border),
      ])
  }

  @Test func `a text button's face is its text grown by 8 and 10, radius 8`() throws {
    let driver = try driver(.dialog)
    let width = driver.context.width(of: "Print", driver.appearance.typography.action)

    draw(driver, [.down(1, row.center)], face: .text(.leading))

    let face = PixelGrid(scale: 1).snap(Rect(x: 20 - 8, y: 124 - 20, width: width + 16, height: 40))
    #expect(driver.shapes == [.shape(face, CornerRadii(8), fill: Color(0xE6E6EB), border: nil)])
    #expect(driver.texts.first?.size == 15)
  }

  @Test func `a text button stands at its side, mirrored from right to left`() throws {
    let driver = try driver(.dialog)
    let width = driver.context.width(of: "Print", driver.appearance.typography.action)
    var lefts: [Double] = []

    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      driver.appearance.layoutDirection = direction
      for alignment in [ButtonFace.text(.leading), .text(.center), .text(.trailing)] {
        draw(driver, face: alignment)
        if case .text(_, let origin, _) = driver.list.items.first?.command { lefts.append(origin.x) }
      }
    }

    let places = [20, 100 - width / 2, 180 - width, 180 - width, 100 - width / 2, 20]
    #expect(lefts.count == places.count)
    for (left, place) in zip(lefts, places) { #expect(abs(left - place) < 0.01) }
  }

  @Test func `only the preferred role is semibold`() throws {
    let driver = try driver()

    draw(driver, role: .preferred)
    let preferred = driver.list.items.first?.command
    draw(driver, role: .normal)
    let normal = driver.list.items.first?.command

    guard case .text(let bold, _, _) = preferred, case .text(let regular, _, _) = normal else {
      Issue.record("The titles were not drawn.")
      return
    }
    #expect(bold.face == 1 && regular.face == 0)
  }

  @Test func `nothing moves when a button is pressed or focused`() throws {
    let driver = try driver()
    draw(driver)
    let atRest = driver.list.items.last?.command

    draw(driver, [.key(.tab), .down(1, row.center)])

    #expect(driver.list.items.contains { $0.command == atRest })
  }

  @Test func `the tree has a node with the button's name, frame and states`() throws {
    let driver = try driver()
    draw(driver)

    draw(driver, [.down(1, row.center), .key(.tab)])
    #expect(
      driver.semantics.nodes == [
        SemanticsNode(role: .button, label: "Print", frame: row, isFocused: true, isPressed: true)
      ])
    draw(driver, isEnabled: false)

    #expect(driver.semantics.nodes == [SemanticsNode(role: .button, label: "Print", frame: row, isEnabled: false)])
  }

  @Test func `TO-23 after a touch a button is drawn as before`() throws {
    let driver = try driver()
    draw(driver)
    let before = driver.list

    draw(driver, [.pointerDown(.mouse, row.center), .pointerMoved(.mouse, row.center)])
    draw(driver, [.pointerUp(.mouse, row.center)])
    draw(driver, [.pointerMoved(.mouse, row.center)])

    #expect(driver.list == before)
  }

  @Test func `a button of any size and title is harmless`() throws {
    let driver = try PassDriver(size: Size(width: 1, height: 1))
    let titles = ["", " ", "\n", "OK", String(repeating: "W", count: 500), "a\nb\nc", "\u{200B}"]

    for side in [0, 1, -4, 0.01, 50] {
      for title in titles {
        for face in [ButtonFace.row(CornerRadii(14)), .text(.trailing)] {
          driver.pass([.key(.tab), .down(1, .zero)]) { ui in
            ui.button(1, title, in: Rect(x: 0, y: 0, width: side, height: side), face: face)
          }
          #expect(driver.list.items.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height >= 0 })
        }
      }
    }
  }
}
