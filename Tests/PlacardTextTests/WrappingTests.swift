import Testing

@testable import PlacardText

/// The cases about line breaking that have gone wrong for others, as far as text can show them.
@MainActor @Suite(.serialized) struct WrappingTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = try .inter()
  }

  @Test func `WR-01: a long word is cut into lines that fit and lose nothing`() {
    let text = String(repeating: "a", count: 300)

    let layout = typesetter.layout(text, .message, width: 248)

    #expect(layout.texts.joined() == text)
    #expect(layout.allLines.allSatisfy { $0.width <= 248.01 })
    #expect(layout.allLines.dropLast().allSatisfy { $0.width > 248 - 10 })
  }

  @Test(arguments: [-40, 0, 1, 5, .nan] as [Double])
  func `WR-02: a line takes at least one Character however narrow it is`(width: Double) {
    let layout = typesetter.layout("WWWW", .message, width: width)

    #expect(layout.texts == ["W", "W", "W", "W"])
  }

  @Test func `WR-03: blanks at the end hang and add no lines`() {
    let layout = typesetter.layout("ab" + String(repeating: " ", count: 10_000), .message, width: 8)

    #expect(layout.texts == ["a", "b"])
    #expect(layout.width < 10)
  }

  @Test(arguments: [("\n\n", 3), ("a\n\nb", 3), ("\n", 2), ("a", 1), ("", 0)])
  func `WR-05: line ends alone make lines`(text: String, lines: Int) {
    let layout = typesetter.layout(text, .message, width: 100)

    #expect(layout.height(upTo: 1000) == Double(lines) * 20)
    #expect(layout.allLines.count == lines)
  }

  @Test(arguments: ["\u{200B}", "\u{FEFF}", " ", "\u{AD}", "\u{2060}"])
  func `WR-06: text that shows nothing is a line without runs`(text: String) {
    let layout = typesetter.layout(text, .message, width: 100)

    #expect(layout.allLines.count == 1)
    #expect(layout.allLines.allSatisfy { $0.runs.isEmpty && $0.width == 0 })
  }

  @Test func `WR-09: a soft hyphen shows where a line breaks at it and nowhere else`() {
    let text = "aaaa\u{AD}bbbb"

    #expect(typesetter.layout(text, .message, width: 200).texts == ["aaaabbbb"])
    #expect(typesetter.layout(text, .message, width: 45).texts == ["aaaa-", "bbbb"])
  }

  @Test func `WR-09: a hyphen that has no room does not stick out`() {
    let width = typesetter.width(of: "aaaa", .message) + 1

    let layout = typesetter.layout("xx aaaa\u{AD}bbbb", .message, width: width)

    #expect(layout.allLines.allSatisfy { $0.width <= width + 0.01 })
    #expect(!layout.texts.contains("aaaa-"))
  }

  @Test func `WR-09: a zero width space breaks and never shows`() {
    let text = "aaaa\u{200B}bbbb"

    #expect(typesetter.layout(text, .message, width: 200).texts == ["aaaabbbb"])
    #expect(typesetter.layout(text, .message, width: 45).texts == ["aaaa", "bbbb"])
  }

  @Test func `WR-10: ideographs wrap between any two and no line begins with a closing mark`() {
    let han = String(repeating: "漢", count: 40)
    let layout = typesetter.layout(han, .message, width: 100)
    #expect(layout.allLines.count > 3)
    #expect(layout.texts.joined() == han)

    for count in 1...20 {
      let text = String(repeating: "漢", count: count) + "。" + "漢」、漢"
      let starts = typesetter.layout(text, .message, width: 100).texts.compactMap(\.first)
      #expect(!starts.contains { "。」、".contains($0) })
    }
  }

  @Test func `WR-11: sixty lines are sixty lines`() {
    let text = (1...60).map { "L\($0)" }.joined(separator: "\n")

    let layout = typesetter.layout(text, .message, width: 248)

    #expect(layout.texts == (1...60).map { "L\($0)" })
    #expect(layout.lines(from: 1180, to: 1200).map(\.text) == ["L60"])
  }

  @Test func `WR-13: a tab is four spaces in a message and one in a line`() {
    let message = typesetter.layout("a\tb", .message, width: 248)
    let line = typesetter.layout("a\tb", .message, width: 248, maximumLines: 1)

    #expect(message.texts == ["a    b"])
    #expect(line.texts == ["a b"])
  }

  @Test func `WR-15: a box as wide as the measured line does not wrap it`() {
    var words = Words()
    for _ in 0..<1000 {
      let text = words.text()
      let natural = typesetter.layout(text, .message, width: .infinity)
      #expect(natural.lineCount(upTo: 9) == 1)
      let width = natural.width
      let layout = typesetter.layout(text, .message, width: width)
      #expect(layout.lineCount(upTo: 9) == 1, "\(text.debugDescription) at \(width)")
    }
  }

  @Test func `WR-16: the last letter is there at every length`() {
    var text = ""
    for index in 0..<80 {
      text.append("abcdefghijklmnopqrstuvwxyz"[index % 26])
      let layout = typesetter.layout(text, .message, width: 90)
      #expect(layout.texts.joined() == text)
    }
  }

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2007}", "\u{2060}"])
  func `words held together go to the next line together`(glue: String) {
    let layout = typesetter.layout("wide enough 10\(glue)km", .message, width: 95)

    #expect(layout.allLines.count == 2)
    #expect(layout.texts.last?.hasPrefix("10") == true)
  }

  @Test func `a word too long for a line is not cut next to a space that does not break`() {
    let text = "aaaaaa\u{A0}bbbbbb"
    let width = typesetter.width(of: "aaaaaa\u{A0}", .message) + 1

    let layout = typesetter.layout(text, .message, width: width)

    #expect(layout.texts.joined() == text)
    #expect(layout.texts.first == "aaaaa")
    #expect(layout.texts.allSatisfy { !$0.hasPrefix("\u{A0}") && !$0.hasSuffix("\u{A0}") })
  }

  @Test func `a Character is never cut`() {
    let family = "👨‍👩‍👧‍👦"
    let text = String(repeating: family + "e\u{301}", count: 6)

    let layout = typesetter.layout(text, .message, width: 10)

    #expect(layout.allLines.count == 12)
    #expect(Set(layout.texts) == [family, "e\u{301}"])
  }
}

extension String {
  fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}

/// Texts by chance that is the same every time.
private struct Words {
  private var state: UInt64 = 42
  private let pieces = [
    "AV", "To", "fi", "ffi", "W.", "a", "ll", " ", " ", "(x)", "12.5%", "-", "é", "漢字", "e\u{301}", "שלום", "العربية",
    "\u{AD}", "\u{200B}", "👍", "$9", "—", "\u{A0}", "\t", "y,",
  ]

  mutating func text() -> String {
    (0...next(30)).map { _ in pieces[next(pieces.count)] }.joined()
  }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
