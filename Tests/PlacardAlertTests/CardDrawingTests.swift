import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct CardDrawingTests {
  /// What fills rectangles without round corners: the lines, in drawing order.
  private func lines(_ driver: Driver) -> [Color] {
    driver.output.drawList.items.compactMap { item in
      guard case .shape(let rect, CornerRadii(), let fill, nil) = item.command else { return nil }
      return min(rect.width, rect.height) <= 2 ? fill : nil
    }
  }

  private func fills(_ color: Color, _ driver: Driver) -> [(Rect, CornerRadii)] {
    driver.output.drawList.items.compactMap { item in
      guard case .shape(let rect, let radii, color, _) = item.command, rect.width > 2, rect.height > 2 else {
        return nil
      }
      return (rect, radii)
    }
  }

  @Test func `the card is one layer that holds its shadow, and scales about its middle`() throws {
    let driver = try Driver()

    driver.show(makeAlert("T", "M", "OK"))

    let layer = try #require(driver.cardLayers.first)
    let card = try #require(driver.output.semantics.nodes.first { $0.role == .alert }).frame
    #expect(driver.cardLayers.count == 1)
    #expect(layer.frame == Rect(x: card.x - 24, y: card.y - 16, width: card.width + 48, height: card.height + 48))
    #expect(layer.anchor == card.center)
    #expect(layer.opacity == 1)
    #expect(layer.scale == 1)
  }

  @Test func `lines beside a pressed row vanish into it; the line above the actions stays`() throws {
    let driver = try Driver()
    let palette = Palette.standard
    driver.show(makeAlert("T", "M", "A", "B", "C"))
    #expect(lines(driver) == [palette.hairline, palette.hairline, palette.hairline])

    driver.tick(.pointerDown(.mouse, try driver.center("A")))
    #expect(lines(driver) == [palette.pressed, palette.hairline, palette.hairline])
    driver.tick(.pointerUp(.mouse, Point(x: 0, y: 0)))

    driver.tick(.pointerDown(.mouse, try driver.center("B")))
    #expect(lines(driver) == [palette.pressed, palette.pressed, palette.hairline])
  }

  @Test func `a pressed row is filled within the border, round where the card is`() throws {
    let driver = try Driver()
    driver.show(makeAlert("T", "M", "-No", "Yes"))
    let yes = try driver.frame("Yes")
    let layer = try #require(driver.cardLayers.first)

    driver.tick(.pointerDown(.mouse, yes.center))

    let fill = try #require(fills(Palette.standard.pressed, driver).first)
    let onSurface = fill.0.offset(by: layer.frame.origin)
    #expect(onSurface == Rect(x: yes.x, y: yes.y, width: yes.width - 1, height: yes.height - 1))
    #expect(fill.1 == CornerRadii(bottomRight: 13))
  }

  @Test func `a row that is scrolled half out of sight is round where it meets the card's corners`() throws {
    let driver = try Driver(Size(width: 320, height: 480))
    driver.show(makeAlert("T", "M", (0..<20).map { "Action \($0)" }))
    let last = try #require(driver.output.semantics.nodes.last { $0.role == .button && !$0.visibleFrame.isEmpty })
    #expect(last.visibleFrame.height < last.frame.height)

    driver.tick(.pointerDown(.mouse, last.visibleFrame.center))

    let fill = try #require(fills(Palette.standard.pressed, driver).first)
    #expect(fill.0.height == last.visibleFrame.height - 1)
    #expect(fill.1 == CornerRadii(bottomRight: 13, bottomLeft: 13))
  }

  @Test func `a focused row wears its ring inside`() throws {
    let driver = try Driver()
    driver.show(makeAlert("T", "M", "-No", "Yes"))
    driver.press(.tab)
    let no = try driver.frame("No")
    let layer = try #require(driver.cardLayers.first)

    let ring = Border(width: 3, color: Palette.standard.ring)
    let rings = driver.output.drawList.items.compactMap { item -> Rect? in
      guard case .shape(let rect, CornerRadii(10), .clear, ring) = item.command else { return nil }
      return rect.offset(by: layer.frame.origin)
    }

    #expect(rings == [no.inset(by: 4)])
  }

  @Test func `a destructive title is red and regular, a disabled one grey`() throws {
    let driver = try Driver()
    let alert = makeAlert("T", "M", "!Erase", "Wait", "-Back")
    alert.actions[1].isEnabled = false
    driver.show(alert)

    var colors: [String: Color] = [:]
    var faces: [String: Int] = [:]
    for case .text(let run, _, let color) in driver.output.drawList.items.map(\.command) {
      colors[run.text] = color
      faces[run.text] = run.face
    }

    #expect(colors["Erase"] == Palette.standard.destructive)
    #expect(colors["Wait"] == Palette.standard.disabled)
    #expect(colors["Back"] == Palette.standard.tint)
    #expect(faces["Erase"] == 0 && faces["Wait"] == 0)
    #expect(faces["Back"] == 1)
  }

  @Test func `the picture has a twin in words: the alert, its icon, its texts, its buttons`() throws {
    let driver = try Driver()
    let alert = makeAlert("Title", "Message", "-No", "Yes")
    alert.icon = .question
    alert.actions[1].identifier = "yes"
    driver.show(alert)

    let nodes = driver.output.semantics.nodes

    #expect(nodes.map(\.role) == [.alert, .image, .text, .text, .button, .button])
    #expect(nodes.map(\.label) == ["Title", "question", "Title", "Message", "No", "Yes"])
    #expect(nodes.last?.identifier == "yes")
  }

  @Test(arguments: [AlertIcon.info, .question, .warning, .error, .success])
  func `each icon has an outline of its colour and a sign on it`(_ icon: AlertIcon) throws {
    let driver = try Driver()
    let alert = makeAlert("Title", nil, "OK")
    alert.icon = icon
    driver.show(alert)

    let drawn = driver.output.drawList.items.compactMap { item -> Color? in
      guard case .coverage(_, _, let color) = item.command else { return nil }
      return color
    }

    #expect(drawn.count == 2)
    #expect(drawn.last == Palette.standard.onIcon)
    #expect(drawn.first != drawn.last)
  }

  @Test func `icons differ by their outlines or signs, not only by their colours`() {
    let icons: [AlertIcon] = [.info, .question, .warning, .error, .success]

    let shapes = icons.compactMap(\.shapes).map { "\($0.outline.fingerprint) \($0.sign.fingerprint)" }

    #expect(Set(shapes).count == icons.count)
  }

  @Test func `an icon may be a picture of one's own`() throws {
    let driver = try Driver()
    let alert = makeAlert("Title", nil, "OK")
    let bitmap = Bitmap(width: 2, height: 2, filledWith: .black)
    alert.icon = .image(bitmap)
    driver.show(alert)

    let pictures = driver.output.drawList.items.compactMap { item -> (Picture, Rect)? in
      guard case .picture(let picture, let rect) = item.command else { return nil }
      return (picture, rect)
    }

    #expect(pictures.map(\.0) == [Picture(bitmap)])
    #expect(pictures.map(\.1.size) == [Size(width: 40, height: 40)])
  }
}
