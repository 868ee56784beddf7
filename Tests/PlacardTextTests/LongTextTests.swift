import PlacardCanvas
import Testing

@testable import PlacardText

/// Big input: what shows first does not wait for what comes last, and the last word can be reached.
@MainActor @Suite(.serialized) struct LongTextTests {
  private static let mebibyte = 1 << 20

  private func layout(_ text: String, width: Double = 280) throws -> TextLayout {
    try Typesetter.inter().layout(text, .message, width: width)
  }

  private func text(of pattern: String, bytes: Int) -> String {
    String(repeating: pattern, count: bytes / pattern.utf8.count)
  }

  @Test(arguments: ["The quick brown fox jumps. ", "The quick brown fox\n", "a", "漢", "-"])
  func `BG-01: the first screen of a mebibyte does not lay out the rest`(pattern: String) throws {
    let text = text(of: pattern, bytes: Self.mebibyte)
    let layout = try layout(text)

    let screen = layout.lines(from: 0, to: 480)

    #expect(screen.count == 24)
    #expect(!layout.isComplete)
    #expect(layout.lineCount(upTo: 25) == 25)
    #expect(screen.allSatisfy { $0.width <= 280.01 && !$0.runs.isEmpty })
    #expect(layout.estimatedHeight > 100_000)
  }

  @Test(arguments: ["The quick brown fox jumps. ", "The quick brown fox\n", "i"])
  func `BG-03: the last word of a long text can be reached`(pattern: String) throws {
    let text = text(of: pattern, bytes: 200_000)
    let layout = try layout(text + " end")

    let height = layout.height(upTo: .infinity)
    let last = layout.lines(from: height - 480, to: height)

    #expect(layout.isComplete)
    #expect(last.count == 24)
    #expect(last.last?.text.hasSuffix("end") == true)
    #expect(layout.lines(from: height / 2, to: height / 2 + 100).count >= 5)
  }

  @Test(arguments: ["a", "i", "e\u{301}", "-", "ab "])
  func `nothing is lost where stretches meet`(pattern: String) throws {
    let text = text(of: pattern, bytes: 20_000)
    let layout = try layout(text, width: 300)

    let shown = layout.texts.joined()

    #expect(shown == text.filter { $0 != " " } || shown.filter { $0 != " " } == text.filter { $0 != " " })
    #expect(layout.allLines.dropLast().allSatisfy { $0.width > 270 })
  }

  @Test func `blanks, line ends and nothing visible without end`() throws {
    #expect(try layout(text(of: " ", bytes: 100_000)).height(upTo: .infinity) == 20)
    #expect(try layout(text(of: "\u{200B}", bytes: 100_000)).texts == [""])
    #expect(try layout(text(of: "\n", bytes: 100_000)).lineCount(upTo: .max) == 100_001)
  }

  @Test func `marks without end pile up on one line`() throws {
    let layout = try layout("a" + text(of: "\u{301}", bytes: 100_000))

    let line = try #require(layout.allLines.first)

    #expect(layout.allLines.count == 1)
    #expect(line.runs.allSatisfy { $0.run.ink.height < 200 })
  }
}
