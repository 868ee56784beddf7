import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct TextBufferTests {
  @Test func `TE-01 a family goes with one Backspace, and a second does nothing`() {
    var typist = Typist(Typist.family)

    typist.press(.backspace)
    #expect(typist.buffer.isEmpty)
    typist.press(.backspace)

    #expect(typist.changes == 1)
    #expect(typist.caretIndex == 0)
  }

  @Test func `TE-02 Left stops between flags and Backspace takes one whole`() {
    var typist = Typist(Typist.flags)

    typist.press(.left)
    #expect(typist.caretIndex == 1)
    typist.press(.backspace)

    #expect(typist.scalars == "\u{1F1EC}\u{1F1E7}".all)
    #expect(typist.buffer.caret == 0)
  }

  @Test func `TE-04 both keys delete a whole Character`() {
    var backward = Typist("cafe\u{301}")
    var forward = Typist("e\u{301}caf")

    backward.press(.backspace)
    forward.press(.home)
    forward.press(.delete)

    #expect(backward.scalars == "caf".all)
    #expect(forward.scalars == "caf".all)
  }

  @Test func `TE-07 Left visits the stops that Right visits`() {
    var typist = Typist("\u{930}\u{93E}\u{91C}\u{94D}")
    typist.press(.home)
    var right = [typist.buffer.caret]
    var left: [Int] = []

    for _ in 0..<2 {
      typist.press(.right)
      right.append(typist.buffer.caret)
    }
    for _ in 0..<3 {
      left.append(typist.buffer.caret)
      typist.press(.left)
    }

    #expect(right == [0, 6, 12], "two scalars of three bytes to a Character")
    #expect(left == right.reversed())
  }

  @Test func `TE-10 jamo that arrive one by one are one Character, and what follows is behind it`() {
    var typist = Typist()

    typist.type("\u{1100}", "\u{1161}", "\u{11A8}", "1")
    #expect(typist.buffer.characterCount == 2)
    #expect(typist.caretIndex == 2)
    typist.press(.backspace, times: 2)

    #expect(typist.buffer.isEmpty)
  }

  @Test func `a family cut into pieces is whole again`() {
    var typist = Typist("ab")
    typist.press(.left)

    typist.type("\u{1F468}\u{200D}", "\u{1F469}\u{200D}\u{1F467}", "\u{200D}\u{1F466}")

    #expect(typist.scalars == "a\(Typist.family)b".all)
    #expect(typist.buffer.characterCount == 3)
    #expect(typist.caretIndex == 2)
  }

  @Test func `a flag's half before flags pairs anew and the caret stands behind the Character it went into`() {
    var typist = Typist(Typist.flags)
    typist.press(.home)

    typist.type("\u{1F1EB}")

    #expect(typist.buffer.characterCount == 3)
    #expect(typist.buffer.caret == 8)
  }

  @Test func `the tail of a family typed behind a man joins him`() {
    var typist = Typist(Typist.family)

    typist.type("\u{1F468}", "\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}")

    #expect(typist.buffer.characterCount == 2)
    #expect(typist.caretIndex == 2)
  }

  @Test func `TE-18 a paste is not cut to the size of a text event`() {
    let address = "2001:0db8:85a3:0000:0000:8a2e:0370:7334"
    var typist = Typist()
    typist.clipboard = address

    typist.press(.character("v"), .control)

    #expect(typist.scalars == address.all)
    #expect(typist.changes == 1)
  }

  @Test func `TE-23 nothing happens at the ends, nor in an empty text`() {
    var filled = Typist("abc")
    var empty = Typist()

    filled.press(.home)
    filled.press(.backspace)
    filled.press(.end)
    filled.press(.delete)
    for key in [Key.backspace, .delete, .left, .right] {
      empty.press(key)
      empty.press(key, .control)
    }

    #expect(filled.scalars == "abc".all)
    #expect(empty.buffer.isEmpty)
    #expect(filled.changes + empty.changes == 0)
  }

  @Test func `TE-32 typing replaces what is selected`() {
    var typist = Typist("abc")

    typist.press(.character("a"), .control)
    typist.type("z")

    #expect(typist.scalars == "z".all)
    #expect(typist.buffer.selection == TextSelection(caret: 1))
    #expect(typist.changes == 1)
  }

  @Test func `M6 other scalars are another text though strings compare equal`() {
    var typist = Typist("caf\u{E9}")
    typist.press(.left, .shift)

    typist.paste("e\u{301}")
    #expect(typist.changes == 1)
    typist.press(.left, .shift)
    typist.paste("e\u{301}")

    #expect(typist.changes == 1, "the same scalars again are no change")
    #expect(typist.scalars == "cafe\u{301}".all)
  }

  @Test func `Shift selects from the anchor and a step without it leaves on that side`() {
    var typist = Typist("abcdef")
    typist.press(.left, times: 2)

    typist.press(.left, .shift, times: 2)
    #expect(typist.buffer.selection == TextSelection(anchor: 4, caret: 2))
    #expect(typist.buffer.selectedText == "cd")
    typist.press(.right)

    #expect(typist.buffer.selection == TextSelection(caret: 4))
  }

  @Test func `Home and End move and select`() {
    var typist = Typist("abc")

    typist.press(.home, .shift)
    #expect(typist.buffer.selection == TextSelection(anchor: 3, caret: 0))
    typist.press(.end)

    #expect(typist.buffer.selection == TextSelection(caret: 3))
  }

  @Test func `a caret placed inside a Character stands before it`() {
    var typist = Typist("a\(Typist.family)b")

    typist.apply(.place(9, selecting: false))
    #expect(typist.buffer.caret == 1)
    typist.apply(.place(-7, selecting: false))
    #expect(typist.buffer.caret == 0)
    typist.apply(.place(.max, selecting: true))

    #expect(typist.buffer.selection == TextSelection(anchor: 0, caret: typist.buffer.endPosition))
  }

  @Test func `a revision is another after each change and only then`() {
    var typist = Typist("abc")
    let before = typist.buffer.revision

    typist.press(.left)
    #expect(typist.buffer.revision == before)
    typist.type("x")

    #expect(typist.buffer.revision != before)
  }

  @Test func `a copy of the value keeps its text`() {
    var typist = Typist("abc")
    let kept = typist.buffer

    typist.type("d")

    #expect(kept.text == "abc")
    #expect(typist.buffer.text == "abcd")
  }
}
