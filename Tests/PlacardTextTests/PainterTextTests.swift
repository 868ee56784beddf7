import PlacardCanvas
import Testing

@testable import PlacardText

@MainActor @Suite(.serialized) struct PainterTextTests {
  private let typesetter: Typesetter
  private let surface = Rect(x: 0, y: 0, width: 320, height: 480)

  init() throws {
    typesetter = try .inter()
  }

  /// The runs that are drawn, with their origins on the surface.
  private func runs(
    of layout: TextLayout, in rect: Rect, scale: Double = 1, clip: Rect? = nil
  ) -> [(text: String, origin: Point)] {
    var painter = Painter(grid: PixelGrid(scale: scale))
    painter.beginLayer(.page, in: surface)
    painter.clipped(to: clip ?? surface) { painter in
      painter.draw(layout, in: rect, color: .black)
    }
    painter.endLayer()
    return painter.finish().items.compactMap { item in
      guard case .text(let run, let origin, _) = item.command else { return nil }
      return (run.text, origin)
    }
  }

  @Test func `baselines stand on whole pixels, at the heights of the design`() {
    let layout = typesetter.layout("one\ntwo", .message, width: 200)

    let drawn = runs(of: layout, in: Rect(x: 20, y: 48, width: 200, height: 40))

    #expect(drawn.map(\.text) == ["one", "two"])
    #expect(drawn.map(\.origin) == [Point(x: 20, y: 48 + 15), Point(x: 20, y: 68 + 15)])
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `baselines are the same whatever a line holds`(scale: Double) {
    let rect = Rect(x: 0, y: 10.3, width: 300, height: 100)

    for style in [TextStyle.message, .title, TextStyle(size: 13, lineHeight: 18)] {
      let heights = ["x", "Ậg", "漢", "j", "—"].map { text in
        runs(of: typesetter.layout(text, style, width: 300), in: rect, scale: scale).map(\.origin.y)
      }
      #expect(heights.allSatisfy { $0 == heights[0] && $0.count == 1 })
      #expect(heights.joined().allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.0001 })
    }
  }

  @Test func `only what the clip lets through is drawn`() {
    let text = (1...60).map { "L\($0)" }.joined(separator: "\n")
    let layout = typesetter.layout(text, .message, width: 200)
    let scrolled = Rect(x: 0, y: -400, width: 200, height: 1200)

    let drawn = runs(of: layout, in: scrolled, clip: Rect(x: 0, y: 0, width: 320, height: 60))

    #expect(drawn.map(\.text) == ["L21", "L22", "L23"])
  }

  @Test func `letters that rise into the clip from the line below are drawn`() {
    let style = TextStyle(size: 40, lineHeight: 20)
    let layout = typesetter.layout("\nZ", style, width: 200)

    let drawn = runs(
      of: layout, in: Rect(x: 0, y: 40, width: 200, height: 40), clip: Rect(x: 0, y: 0, width: 320, height: 58))

    #expect(drawn.map(\.text) == ["Z"])
  }

  @Test func `WR-06: empty text draws nothing`() {
    #expect(runs(of: typesetter.layout("", .message, width: 200), in: surface).isEmpty)
    #expect(runs(of: typesetter.layout(" \u{200B}", .message, width: 200), in: surface).isEmpty)
  }
}
