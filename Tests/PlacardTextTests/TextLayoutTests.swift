import PlacardCanvas
import Testing

@testable import PlacardText

@MainActor @Suite(.serialized) struct TextLayoutTests {
  private let typesetter: Typesetter
  private let sentence = "The quick brown fox jumps over the lazy dog. "

  init() throws {
    typesetter = try .inter()
  }

  @Test func `lines stand on the grid of the style`() {
    let layout = typesetter.layout(String(repeating: sentence, count: 20), .message, width: 200)

    for (index, line) in layout.allLines.enumerated() {
      #expect(line.index == index)
      #expect(line.top == Double(index) * 20)
      #expect(abs(line.baseline - (10 + 0.3637 * 14)) < 0.0001)
      #expect(line.width <= 200.01)
    }
  }

  @Test func `lines are asked for by height`() {
    let layout = typesetter.layout("a\nb\nc\nd", .message, width: 100)

    #expect(layout.lines(from: 20, to: 60).map(\.text) == ["b", "c"])
    #expect(layout.lines(from: 19.9, to: 60.1).map(\.text) == ["a", "b", "c", "d"])
    #expect(layout.lines(from: -50, to: 10).map(\.text) == ["a"])
    #expect(layout.lines(from: 75, to: 500).map(\.text) == ["d"])
    #expect(layout.lines(from: 80, to: 500).isEmpty)
    #expect(layout.lines(from: 10, to: 10).isEmpty)
    #expect(layout.lines(from: -50, to: 0).isEmpty)
  }

  @Test func `counting stops at the limit`() {
    let layout = typesetter.layout(String(repeating: "a\n", count: 100), .message, width: 100)

    #expect(layout.lineCount(upTo: 5) == 5)
    #expect(!layout.isComplete)
    #expect(layout.height(upTo: 50) > 50)
    #expect(layout.lineCount(upTo: 1000) == 101)
    #expect(layout.isComplete)
    #expect(layout.height(upTo: 5000) == 2020)
    #expect(layout.estimatedHeight == 2020)
  }

  @Test func `a height is judged before it is known`() {
    let layout = typesetter.layout(String(repeating: sentence, count: 400), .message, width: 200)

    let judged = layout.estimatedHeight
    #expect(!layout.isComplete)
    let exact = layout.height(upTo: .infinity)

    #expect(layout.estimatedHeight == exact)
    #expect(abs(judged - exact) < exact / 10)
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `lines are aligned in the width`(alignment: TextAlignment) throws {
    let line = try #require(typesetter.layout("abc", .message, width: 100, alignment: alignment).allLines.first)

    switch alignment {
    case .leading: #expect(line.x == 0)
    case .center: #expect(abs(line.x - (100 - line.width) / 2) < 0.001)
    case .trailing: #expect(abs(line.x - (100 - line.width)) < 0.001)
    }
  }

  @Test func `the same arguments give the same layout`() {
    let first = typesetter.layout("abc", .message, width: 100, alignment: .center)

    #expect(typesetter.layout("abc", .message, width: 100, alignment: .center) === first)
    #expect(typesetter.layout("abc", .message, width: 100) !== first)
    #expect(typesetter.layout("abd", .message, width: 100, alignment: .center) !== first)
  }

  @Test func `texts that look the same but are written otherwise are told apart`() {
    let composed = typesetter.layout("caf\u{E9}", .message, width: 100)
    let decomposed = typesetter.layout("cafe\u{301}", .message, width: 100)

    #expect(composed !== decomposed)
    #expect(decomposed.texts.first?.unicodeScalars.count == 5)
  }

  @Test func `what is asked for seldom is forgotten, what is asked for often is not`() {
    let kept = typesetter.layout("kept", .message, width: 100)
    weak let dropped = typesetter.layout("dropped", .message, width: 100)

    for index in 0..<2000 {
      _ = typesetter.layout("\(index)", .message, width: 100)
      #expect(typesetter.layout("kept", .message, width: 100) === kept)
    }

    #expect(dropped == nil)
  }

  @Test func `text beyond the lines ends in an ellipsis after whole Characters`() {
    let text = String(repeating: "e\u{301}🇺🇸", count: 50)

    let layout = typesetter.layout(text, .message, width: 100, maximumLines: 2)

    #expect(layout.texts.count == 2)
    #expect(layout.texts.last?.hasSuffix("…") == true)
    #expect(layout.isTruncated)
    #expect(layout.allLines.allSatisfy { $0.width <= 100.01 })
    #expect(layout.texts.last?.dropLast().allSatisfy { $0 == "e\u{301}" || $0 == "🇺🇸" } == true)
  }

  @Test(arguments: [("one two", "one two"), ("one\ntwo", "one two"), ("one two  \n ", "one two")])
  func `one line holds what fits without an ellipsis`(text: String, shown: String) {
    let layout = typesetter.layout(text, .message, width: 200, maximumLines: 1)

    #expect(layout.texts == [shown])
    #expect(!layout.isTruncated)
  }

  @Test func `a line cut by a line end gets an ellipsis`() {
    let layout = typesetter.layout("one\ntwo\nthree", .message, width: 200, maximumLines: 2)

    #expect(layout.texts == ["one", "two…"])
  }

  @Test func `an ellipsis stands even where nothing else does`() {
    let layout = typesetter.layout("WWWW", .message, width: 2, maximumLines: 1)

    #expect(layout.texts == ["…"])
  }

  @Test func `balancing keeps the number of lines and narrows them`() {
    let text = "Delete all photos and videos from this device now?"
    let full = typesetter.layout(text, .message, width: 300)
    let balanced = typesetter.layout(text, .message, width: 300, alignment: .center, balanced: true)

    #expect(full.allLines.count == 2)
    #expect(balanced.allLines.count == 2)
    #expect(balanced.width < full.width - 50)
    let widths = balanced.allLines.map(\.width)
    #expect(abs((widths.first ?? 0) - (widths.last ?? 0)) < 60)
    #expect(balanced.allLines.allSatisfy { abs($0.x - (300 - $0.width) / 2) < 0.001 })
  }

  @Test func `balancing cuts no word`() {
    let text = "incomprehensibilities a b"
    let width = typesetter.width(of: "incomprehensibilities", .message) + 8

    let layout = typesetter.layout(text, .message, width: width, balanced: true)

    #expect(layout.texts == ["incomprehensibilities", "a b"])
  }

  @Test func `a run is of modest length`() {
    let text = String(repeating: sentence, count: 10)
    let line = typesetter.layout(text, .message, width: .infinity).allLines.first

    #expect(line?.runs.allSatisfy { $0.run.text.count <= 96 } == true)
    #expect(line?.runs.dropLast().allSatisfy { $0.run.text.hasSuffix(" ") } == true)
    #expect(line.map { $0.text + " " } == text)
  }

  @Test func `TE-27: kerning shows in widths`() {
    let kerned = typesetter.width(of: "AVAVAV", .message)
    let single = typesetter.width(of: "A", .message) + typesetter.width(of: "V", .message)

    #expect(kerned < 3 * single - 1)
  }

  @Test func `ink holds the letters and their marks`() throws {
    let run = try #require(typesetter.layout("Ậg", .message, width: 100).allLines.first?.runs.first?.run)

    #expect(run.ink.minX < 0)
    #expect(run.ink.maxX > run.advance)
    #expect(run.ink.minY < -14)
    #expect(run.ink.maxY > 3)
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e9] as [Double])
  func `a size that cannot be drawn is brought to one that can`(size: Double) {
    let layout = typesetter.layout("abc", TextStyle(size: size, lineHeight: size), width: 100)

    #expect(layout.height(upTo: 1e6).isFinite)
    #expect(layout.allLines.allSatisfy { $0.runs.allSatisfy { (1...512).contains($0.run.size) } })
  }
}
