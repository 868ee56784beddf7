import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ButtonTitleTests {
  private func layout(_ title: String, width: Double) throws -> (layout: TextLayout, size: Double) {
    let driver = try PassDriver()
    let style = driver.appearance.typography.action
    let layout = driver.context.titleLayout(title, style, width: width, alignment: .center)
    return (layout, layout.lines(from: 0, to: 100).first?.runs.first?.run.size ?? 0)
  }

  @Test func `a title that fits keeps its size`() throws {
    let title = try layout("Start Over", width: 140)

    #expect(title.size == 17)
    #expect(title.layout.lineCount(upTo: 5) == 1)
  }

  @Test func `a title that does not fit shrinks until it does`() throws {
    let title = try layout("Print the boarding pass", width: 140)

    #expect(title.size < 17 && title.size >= 10)
    #expect(title.layout.lineCount(upTo: 5) == 1)
    #expect(title.layout.width <= 140)
    #expect(!title.layout.isTruncated)
  }

  @Test func `a title that does not fit at 10 points takes two lines`() throws {
    let title = try layout("Print the boarding passes of everybody", width: 140)

    #expect(title.size == 10)
    #expect(title.layout.lineCount(upTo: 5) == 2)
    #expect(!title.layout.isTruncated)
  }

  @Test func `a title that does not fit two lines is cut`() throws {
    let title = try layout(String(repeating: "boarding passes ", count: 20), width: 140)

    #expect(title.size == 10)
    #expect(title.layout.lineCount(upTo: 5) == 2)
    #expect(title.layout.isTruncated)
  }

  @Test func `the same title gives the same layout, so that a warm pass lays out nothing`() throws {
    let context = try PassDriver().context
    let style = context.appearance.typography.action

    let first = context.titleLayout("Print the boarding pass", style, width: 140, alignment: .center)
    let second = context.titleLayout("Print the boarding pass", style, width: 140, alignment: .center)

    #expect(first === second)
  }
}
