import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct StandardLayoutTests {
  @Test func `two short lines and two buttons are 138 points and a line high, in the middle`() throws {
    let layout = try AlertLayout(of: makeAlert("Print your tickets?", "They are on their way.", "-Not Now", "Print"))

    #expect(layout.card == Rect(x: 80, y: 331, width: 320, height: 139))
    #expect(layout.title?.frame.y == 353)
    #expect(layout.message?.frame.y == 381)
    #expect(layout.topLine == Rect(x: 80, y: 331 + 90, width: 320, height: 1))
    #expect(layout.buttons.map(\.frame.height) == [48, 48])
    #expect(layout.buttons.map(\.frame.y) == [422, 422])
  }

  @Test func `a card is 320 wide, 288 on a surface of 320, and grows with the text`() throws {
    let alert = makeAlert("T", "M", "OK")
    var large = Appearance.standard
    large.textScale = 2

    #expect(try AlertLayout(of: alert).card.width == 320)
    #expect(try AlertLayout(of: alert, on: Size(width: 320, height: 480)).card.width == 288)
    #expect(try AlertLayout(of: alert, on: Size(width: 800, height: 480), appearance: large).card.width == 480)
    #expect(try AlertLayout(of: alert, appearance: large).card.width == 448)
  }

  @Test func `an icon stands 20 below the edge and 10 above the title`() throws {
    let alert = makeAlert("Boarding starts soon", "Gate 2 opens at 10:55.", "OK")
    alert.icon = .info

    let layout = try AlertLayout(of: alert)

    let icon = try #require(layout.icon)
    #expect(icon == Rect(x: 220, y: layout.card.y + 20, width: 40, height: 40))
    #expect(layout.title?.frame.y == icon.maxY + 10)
  }

  @Test func `without title, message and icon there are only actions, and no line above them`() throws {
    let layout = try AlertLayout(of: makeAlert("", nil, "A", "B"))

    #expect(layout.card.height == 48)
    #expect(layout.topLine == nil)
  }

  @Test func `a title alone and a message alone have no gap for what is missing`() throws {
    #expect(try AlertLayout(of: makeAlert("T", nil, "OK")).card.height == 22 + 22 + 20 + 1 + 48)
    #expect(try AlertLayout(of: makeAlert(nil, "M", "OK")).card.height == 22 + 20 + 20 + 1 + 48)
  }

  // MARK: - Actions

  @Test func `A13 two titles that fit half the width at full size share a row, with equal halves`() throws {
    let layout = try AlertLayout(of: makeAlert("T", "M", "-Cancel", "Start New Order"))

    #expect(layout.isOneRow)
    #expect(layout.buttons.map(\.frame.width) == [160, 159])
    #expect(layout.dividers == [Rect(x: 240, y: layout.buttons[0].frame.y, width: 1, height: 48)])
  }

  @Test(arguments: [["A title that is too long", "No"], ["A", "B", "C"]])
  func `A13 titles that do not fit half the width, and more than two actions, stack`(_ names: [String]) throws {
    let layout = try AlertLayout(of: makeAlert("T", "M", names))

    #expect(!layout.isOneRow)
    #expect(layout.buttons.allSatisfy { $0.frame.width == 320 && $0.frame.height == 48 })
    #expect(zip(layout.buttons, layout.buttons.dropFirst()).allSatisfy { $1.frame.y == $0.frame.maxY + 1 })
  }

  @Test func `A13 with larger text two titles that fitted stack`() throws {
    var large = Appearance.standard
    large.textScale = 2
    let alert = makeAlert("Print your tickets?", "M", "-Not Now", "Print my tickets")

    #expect(try !AlertLayout(of: alert, appearance: large).isOneRow)
  }

  @Test func `A1 actions stand in the order they were added`() throws {
    #expect(try AlertLayout(of: makeAlert("T", "M", "A", "B")).buttons.map(\.action) == [0, 1])
    #expect(try AlertLayout(of: makeAlert("T", "M", "A", "B", "C")).buttons.map(\.action) == [0, 1, 2])
  }

  @Test func `A2 the cancel action leads a row and ends a stack, wherever it was added`() throws {
    #expect(try AlertLayout(of: makeAlert("T", "M", "OK", "-Cancel")).buttons.map(\.action) == [1, 0])
    #expect(try AlertLayout(of: makeAlert("T", "M", "-Cancel", "A", "B")).buttons.map(\.action) == [1, 2, 0])
  }

  @Test func `A4 A5 the preferred title is emphasised, else that of an only action, else that of cancel`() {
    func emphasized(_ alert: AlertController) -> [Bool] { AlertSpec(alert).actions.map(\.isEmphasized) }
    let preferring = makeAlert("T", "M", "OK", "-Cancel")
    preferring.preferredAction = preferring.actions[0]

    #expect(emphasized(preferring) == [true, false])
    #expect(emphasized(makeAlert("T", "M", "OK", "-Cancel")) == [false, true])
    #expect(emphasized(makeAlert("T", "M", "OK")) == [true])
    #expect(emphasized(makeAlert("T", "M", "!Erase")) == [false])
    #expect(emphasized(makeAlert("T", "M", "A", "B")) == [false, false])
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func `LC-22 any number of actions is laid out inside the card without overlap`(_ count: Int) throws {
    let layout = try AlertLayout(of: makeAlert("T", "M", (0..<count).map { "Action \($0)" }))

    let frames = layout.buttons.map(\.frame)
    #expect(frames.count == count)
    #expect(frames.allSatisfy { layout.card.contains($0) })
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
    }
  }

  // MARK: - Text

  @Test func `up to four lines of message are centred with their title; from five on both lead`() throws {
    let four = try AlertLayout(of: makeAlert("T", Array(repeating: "line", count: 4).joined(separator: "\n"), "OK"))
    let five = try AlertLayout(of: makeAlert("T", Array(repeating: "line", count: 5).joined(separator: "\n"), "OK"))

    func starts(_ layout: AlertLayout) -> [Double] {
      [layout.title, layout.message].compactMap { $0?.layout.lines(from: 0, to: 1).first?.x }
    }
    #expect(starts(four).allSatisfy { $0 > 100 })
    #expect(starts(five) == [0, 0])
  }

  @Test func `A14 a text that does not fit scrolls, cut through the middle of a line, and the buttons stay`() throws {
    let size = Size(width: 800, height: 480)

    let layout = try AlertLayout(of: makeAlert("Conditions", words(2000), "-Decline", "Agree"), on: size)

    #expect(layout.textScrolls)
    #expect(!layout.actionsScroll)
    #expect(layout.card.width == 480)
    let lines = (layout.text.viewport.height - (22 + 22 + 6 + 10)) / 20
    #expect(lines == lines.rounded())
    #expect(layout.card.height <= 480 - 2 * 29)
    #expect(layout.buttons.allSatisfy { layout.card.contains($0.frame) })
  }

  @Test func `A14 a list of actions that does not fit scrolls by itself and shows one and a half rows at least`()
    throws
  {
    let names = (0..<20).map { "Action \($0)" }

    let short = try AlertLayout(of: makeAlert("T", "M", names), on: Size(width: 320, height: 480))
    let long = try AlertLayout(of: makeAlert("T", words(2000), names), on: Size(width: 320, height: 240))

    #expect(short.actionsScroll)
    #expect(!short.textScrolls)
    #expect(long.actionsScroll && long.textScrolls)
    for layout in [short, long] {
      let rows = (layout.actions.viewport.height - 24) / 49
      #expect(rows == rows.rounded())
      #expect(layout.actions.viewport.height >= 72)
      #expect(layout.actions.viewport.maxY == layout.card.maxY)
    }
  }

  @Test func `a card widens only if its text would have to scroll`() throws {
    let size = Size(width: 800, height: 480)

    #expect(try AlertLayout(of: makeAlert("T", words(30), "OK"), on: size).card.width == 320)
    #expect(try AlertLayout(of: makeAlert("T", words(400), "OK"), on: size).card.width == 480)
  }

  @Test func `CL-23 600 words on 1920x1080 give a wide card within the screen`() throws {
    let layout = try AlertLayout(of: makeAlert("T", words(600), "OK"), on: Size(width: 1920, height: 1080))

    #expect(layout.card.width == 480)
    #expect(layout.card.height <= 1080 - 2 * 65)
  }

  // MARK: - Looks

  @Test func `high contrast adds its border under the last row and moves nothing else`() throws {
    let alert = makeAlert("T", "M", "-Cancel", "OK")

    let layout = try AlertLayout(of: alert, appearance: .highContrast)

    #expect(layout.card.height == 22 + 22 + 6 + 20 + 20 + 2 + 48 + 3)
    #expect(layout.buttons.map(\.frame.maxY) == [layout.card.maxY - 3, layout.card.maxY - 3])
  }

  @Test func `right to left mirrors the row`() throws {
    var mirrored = Appearance.standard
    mirrored.layoutDirection = .rightToLeft
    let alert = makeAlert("T", "M", "-Cancel", "OK")

    let left = try AlertLayout(of: alert)
    let right = try AlertLayout(of: alert, appearance: mirrored)

    #expect(left.buttons.map(\.action) == right.buttons.map(\.action))
    #expect(right.buttons[0].frame.maxX == right.card.maxX)
    #expect(left.buttons[0].frame.minX == left.card.minX)
    #expect(left.card == right.card)
  }

  @Test func `custom content takes the place of the text, at the card's width and its own height`() throws {
    let alert = makeAlert("T", "M", "OK")
    alert.content = Block(height: 150)
    let driver = try Driver()

    driver.show(alert)

    let card = try #require(driver.output.semantics.nodes.first { $0.role == .alert }).frame
    #expect(card.height == 150 + 1 + 48)
    #expect(driver.output.semantics.nodes.filter { $0.role == .text }.isEmpty)
  }

  @Test func `content that changes its height is followed`() throws {
    let block = Block(height: 150)
    let alert = makeAlert("T", "M", "OK")
    alert.content = block
    let driver = try Driver()
    driver.show(alert)

    block.height = 90
    driver.tick()

    let card = try #require(driver.output.semantics.nodes.first { $0.role == .alert }).frame
    #expect(card.height == 90 + 1 + 48)
  }
}

/// Content of a height, and nothing in it.
@MainActor private final class Block: AlertContent {
  var height: Double

  init(height: Double) { self.height = height }

  func preferredSize(fittingWidth width: Double, in context: LayoutContext) -> Size {
    Size(width: width, height: height)
  }

  func pass(_ ui: inout UI, in bounds: Rect) {}
}
