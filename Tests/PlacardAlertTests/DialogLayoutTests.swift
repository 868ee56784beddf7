import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct DialogLayoutTests {
  private func layout(
    _ alert: AlertController, on size: Size = Size(width: 480, height: 800), appearance: Appearance = .dialog
  ) throws -> AlertLayout {
    try AlertLayout(of: alert, on: size, appearance: appearance)
  }

  private let question = ("Leave without saving?", "Your changes to this booking are lost.")

  @Test func `S2-01 S2-02 black at one half over the whole surface, a white card of radius 16 without a border`()
    throws
  {
    let driver = try Driver(appearance: .dialog)

    driver.show(makeAlert(question.0, question.1, "-Cancel", "Confirm"))

    let backdrop = try #require(driver.layers.first { $0.id == .backdrop })
    #expect(backdrop.content == .solid(Color(0x000000, opacity: 0.5)))
    #expect(backdrop.opacity == 1)
    #expect(backdrop.frame == Rect(x: 0, y: 0, width: 480, height: 800))
    let card = try #require(
      driver.output.drawList.items.first {
        if case .shape(_, _, fill: .white, _) = $0.command { return true }
        return false
      })
    guard case .shape(_, let radii, _, let border) = card.command else { return }
    #expect(radii == CornerRadii(16))
    #expect(border == nil)
  }

  @Test(arguments: [Size(width: 480, height: 800), Size(width: 800, height: 480), Size(width: 320, height: 480)])
  func `S2-03 the card is 72 narrower than the surface, 132 high and in the middle`(_ size: Size) throws {
    let layout = try layout(makeAlert("Title", "Text", "-Cancel", "Confirm"), on: size)

    #expect(layout.card == Rect(x: 36, y: size.height / 2 - 66, width: size.width - 72, height: 132))
  }

  @Test func `S2-04 S2-05 the title stands 16 from the edges, the text 8 below it, both leading`() throws {
    let layout = try layout(makeAlert(question.0, question.1, "-Cancel", "Confirm"))
    let title = try #require(layout.title)
    let message = try #require(layout.message)

    #expect(title.frame == Rect(x: 52, y: layout.card.y + 16, width: 376, height: 17))
    #expect(message.frame.x == 52)
    #expect(message.frame.y == title.frame.maxY + 8)
    #expect([title, message].allSatisfy { $0.layout.lines(from: 0, to: 1).first?.x == 0 })
    #expect(title.layout.lines(from: 0, to: 1).first?.runs.first?.run.size == 14)
    #expect(message.layout.lines(from: 0, to: 1).first?.runs.first?.run.size == 12)
  }

  @Test func `S2-06 the buttons stand 16 below the text, at the two ends, in their own widths`() throws {
    let layout = try layout(makeAlert(question.0, question.1, "-Cancel", "Confirm"))
    let message = try #require(layout.message)
    let frames = layout.buttons.map(\.frame)

    #expect(frames.map(\.y) == [message.frame.maxY + 16, message.frame.maxY + 16])
    #expect(frames.map(\.height) == [44, 44])
    #expect(frames[0].minX == layout.card.minX + 16)
    #expect(frames[1].maxX == layout.card.maxX - 16)
    #expect(frames.allSatisfy { $0.maxY == layout.card.maxY - 16 })
    #expect(frames[0].width != frames[1].width)
    #expect(frames.allSatisfy { $0.width < 80 })
  }

  @Test func `S2-07 both titles are the tint, in the regular weight`() throws {
    let driver = try Driver(appearance: .dialog)
    driver.show(makeAlert(question.0, question.1, "-Cancel", "Confirm"))

    let titles = driver.output.drawList.items.compactMap { item -> (TextRun, Color)? in
      guard case .text(let run, _, let color) = item.command, run.size == 15 else { return nil }
      return (run, color)
    }

    #expect(titles.map(\.0.text) == ["Cancel", "Confirm"])
    #expect(titles.allSatisfy { $0.0.face == 0 && $0.1 == Palette.standard.tint })
  }

  @Test func `S2-11 a missing title or text draws nothing and keeps its gaps`() throws {
    let both = try layout(makeAlert(nil, nil, "-Cancel", "Confirm"))
    let text = try layout(makeAlert(nil, "Text", "-Cancel", "Confirm"))

    #expect(both.title == nil && both.message == nil)
    #expect(both.card.height == 132)
    #expect(text.message?.frame.y == text.card.y + 16 + 8)
  }

  @Test func `S2-12 132 is the least height: text grows the card, then scrolls, and buttons keep 44`() throws {
    let three = try layout(makeAlert(question.0, words(50), "-Cancel", "Confirm"))
    let many = try layout(makeAlert(question.0, words(3000), "-Cancel", "Confirm"))

    let lines = try #require(three.message).layout.lineCount(upTo: 10)
    #expect(lines > 1)
    #expect(three.card.height == 132 + Double(lines - 1) * 15)
    #expect(many.textScrolls)
    #expect(many.card.height <= 800 - 2 * 48)
    #expect((three.buttons + many.buttons).allSatisfy { $0.frame.height == 44 })
    #expect(many.buttons.allSatisfy { many.card.contains($0.frame) })
  }

  @Test func `S2-13 titles that would meet stack, leading`() throws {
    let layout = try layout(
      makeAlert(question.0, question.1, "-Keep everything as it is", "Leave and lose all of it"),
      on: Size(width: 320, height: 480))

    #expect(!layout.isOneRow)
    #expect(layout.buttons.allSatisfy { $0.frame.minX == layout.card.minX + 16 && $0.frame.height == 44 })
    #expect(layout.buttons.map(\.action) == [1, 0])
    #expect(!layout.buttons[0].frame.intersects(layout.buttons[1].frame))
  }

  @Test func `an icon stands where the text begins`() throws {
    let alert = makeAlert("T", "M", "-Cancel", "Confirm")
    alert.icon = .question

    let layout = try layout(alert)

    let icon = try #require(layout.icon)
    #expect(icon == Rect(x: layout.card.x + 16, y: layout.card.y + 16, width: 40, height: 40))
    #expect(layout.title?.frame.y == icon.maxY + 10)
  }

  @Test func `right to left mirrors the buttons`() throws {
    var mirrored = Appearance.dialog
    mirrored.layoutDirection = .rightToLeft

    let layout = try layout(makeAlert("T", "M", "-Cancel", "Confirm"), appearance: mirrored)

    #expect(layout.buttons[0].frame.maxX == layout.card.maxX - 16)
    #expect(layout.buttons[1].frame.minX == layout.card.minX + 16)
  }
}
