import PlacardCanvas
import Testing

@testable import PlacardText

/// Which face a Character is set in.
@MainActor @Suite(.serialized) struct FallbackTests {
  private func faces(_ text: String, _ style: TextStyle = .message, by typesetter: Typesetter) -> [Int] {
    typesetter.layout(text, style, width: 1000).allLines.flatMap { line in line.runs.map(\.run.face) }
  }

  @Test func `RD-04: a letter that no font has shows as a box`() throws {
    let typesetter = try Typesetter.inter()

    for text in ["😀", "漢", "ក"] {
      let runs = typesetter.layout(text, .message, width: 1000).allLines.flatMap(\.runs)
      #expect(runs.map(\.run.face) == [0])
      #expect(runs.allSatisfy { $0.run.advance > 1 && $0.run.ink.width > 5 && $0.run.ink.height > 5 })
    }
  }

  @Test func `RD-04: with a font that has it, that font is used`() throws {
    let typesetter = try Typesetter.manyScripts()

    #expect(faces("a😀אb", by: typesetter) == [0, 3, 2, 0])
  }

  @Test func `bold text falls back to the same fonts`() throws {
    let typesetter = try Typesetter.manyScripts()

    #expect(faces("aאb", .title, by: typesetter) == [1, 2, 1])
  }

  @Test func `a Character is set in one font, marks and all`() throws {
    let typesetter = try Typesetter.manyScripts()
    // Inter has the letter but not the Hebrew mark; DejaVu has both.
    let text = "a\u{5B0}a"

    #expect(faces(text, by: typesetter) == [2, 0])
  }

  @Test func `a selector chooses between picture and letter`() throws {
    let typesetter = try Typesetter.manyScripts()

    #expect(faces("☺\u{FE0F}", by: typesetter) == [3])
    #expect(faces("1\u{FE0F}\u{20E3}", by: typesetter) == [3])
    #expect(faces("☕", by: typesetter) == [3])
    #expect(faces("☕\u{FE0E}", by: typesetter) == [2])
    #expect(faces("1", by: typesetter) == [0])
  }

  @Test func `a family is one picture and knows the colours are its own`() throws {
    let typesetter = try Typesetter.manyScripts()
    let single = typesetter.width(of: "👨", .message)

    let run = try #require(typesetter.layout("👨‍👩‍👧‍👦", .message, width: 1000).allLines.first?.runs.first?.run)

    #expect(run.isColored)
    #expect(abs(run.advance - single) < 0.01)
    #expect(run.ink.width >= run.advance)
    #expect(run.ink.height > 14)
  }
}
