import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct LabelTests {
  private let rect = Rect(x: 20, y: 30, width: 280, height: 60)

  @Test func `a label draws its lines in its style and says them in the tree`() throws {
    let driver = try PassDriver()

    driver.pass { $0.label("One\nTwo", in: rect, style: $0.appearance.typography.message, identifier: "greeting") }

    #expect(driver.texts.map(\.text) == ["One", "Two"])
    #expect(driver.texts.allSatisfy { $0.size == 14 && $0.color == Palette.standard.label })
    #expect(
      driver.semantics.nodes == [
        SemanticsNode(role: .text, label: "One\nTwo", identifier: "greeting", frame: rect)
      ])
  }

  @Test func `a label grows with the text scale`() throws {
    let driver = try PassDriver(appearance: Appearance(textScale: 1.5))

    driver.pass { $0.label("One", in: rect, style: $0.appearance.typography.message, color: .black) }

    #expect(driver.texts.first?.size == 21)
    #expect(driver.texts.first?.color == .black)
    #expect(driver.context.size(of: "One", driver.appearance.typography.message, width: 280).height == 30)
  }

  @Test func `only lines inside the clip are drawn`() throws {
    let driver = try PassDriver()
    let text = (0..<1000).map(String.init).joined(separator: "\n")

    driver.pass { $0.label(text, in: rect, style: $0.appearance.typography.message) }

    #expect(driver.texts.count < 25)
  }

  @Test func `a label of no size is harmless`() throws {
    let driver = try PassDriver(size: Size(width: 1, height: 1))

    for side in [0.0, 1, -3] {
      driver.pass {
        $0.label("WWWW", in: Rect(x: 0, y: 0, width: side, height: side), style: $0.appearance.typography.title)
      }
      #expect(driver.list.items.allSatisfy { !$0.bounds.isEmpty })
    }
  }
}
