import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct WordTests {
  @Test func `TE-37 a double tap selects the word's whole Characters`() {
    var typist = Typist("foo bar\u{301} baz")

    for position in 4...7 {
      typist.apply(.selectWord(at: position))
      #expect(typist.buffer.selectedText.all == "bar\u{301}".all)
    }
  }

  @Test func `TE-37 a triple tap selects everything`() {
    var typist = Typist("foo bar\u{301} baz")

    typist.apply(.selectAll)

    #expect(typist.buffer.selection.range == 0..<typist.buffer.endPosition)
  }

  @Test func `words are told by kind`() {
    let cases: [(String, Int, String)] = [
      ("don't stop", 1, "don't"), ("it\u{2019}s", 0, "it\u{2019}s"), ("pi 3.14.", 4, "3.14"), ("a, b", 1, ","),
      ("a  b", 1, "  "), ("snake_case x", 2, "snake_case"), ("\u{6F22}\u{5B57}\u{304B}\u{306A}", 0, "\u{6F22}\u{5B57}"),
      ("\u{6F22}\u{5B57}\u{304B}\u{306A}", 7, "\u{304B}\u{306A}"),
      ("x\(Typist.family)\(Typist.family)", 1, Typist.family),
      ("\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}", 0, "\u{645}\u{631}\u{62D}\u{628}\u{627}"),
      ("\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} x", 3, "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}"),
      ("end", 3, "end"),
      ("\u{E2A}\u{E27}\u{E31}\u{E2A} a", 0, "\u{E2A}\u{E27}\u{E31}\u{E2A}"),
    ]

    for (text, position, word) in cases {
      var typist = Typist(text)
      typist.apply(.selectWord(at: position))
      #expect(typist.buffer.selectedText.all == word.all)
    }
  }

  @Test func `Control moves by words past blanks and punctuation`() {
    var typist = Typist("foo,  bar (baz)")
    var left: [Int] = []
    var right: [Int] = []

    for _ in 0..<4 {
      typist.press(.left, .control)
      left.append(typist.buffer.caret)
    }
    for _ in 0..<4 {
      typist.press(.right, .control)
      right.append(typist.buffer.caret)
    }

    #expect(left == [11, 6, 0, 0])
    #expect(right == [3, 9, 14, 15])
  }

  @Test func `Control with Backspace and Delete takes words`() {
    var typist = Typist("one two three")

    typist.press(.backspace, .control)
    #expect(typist.scalars == "one two ".all)
    typist.press(.home)
    typist.press(.delete, .control)

    #expect(typist.scalars == " two ".all)
  }

  @Test func `TE-29 in text from right to left, Left moves on and words follow`() {
    var typist = Typist("\u{5E9}\u{5DC} \u{5D5}\u{5DD}")
    typist.order = LogicalOrder(isRightToLeft: true)
    typist.press(.home)

    typist.press(.left)
    #expect(typist.caretIndex == 1)
    typist.press(.right)
    #expect(typist.caretIndex == 0)
    typist.press(.left, .control)

    #expect(typist.caretIndex == 2)
  }

  @Test func `a laid out line may answer where the caret goes`() {
    struct Mirror: CaretOrder {
      let isRightToLeft = false
      func position(_ side: CaretSide, of position: Int, in buffer: TextBuffer) -> Int { side == .left ? 4 : 99 }
    }
    var typist = Typist("abc\u{65E5}")

    #expect(typist.buffer.apply(.move(.left, selecting: false), order: Mirror()).isSelectionChanged)
    #expect(typist.buffer.caret == 3, "an answer inside a Character is its start")
    _ = typist.buffer.apply(.move(.right, selecting: false), order: Mirror())

    #expect(typist.buffer.caret == 6)
  }
}
