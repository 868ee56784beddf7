import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct CompositionTests {
  @Test func `TE-11 a composition's cursor is clamped and committed text stays`() {
    var typist = Typist("kept")

    typist.compose("\u{1F62E}\u{200D}\u{1F4A8}", 0, 5)
    #expect(typist.buffer.composition?.cursor == 0..<11)
    typist.compose("a", 7, -3)

    #expect(typist.buffer.composition?.cursor == 1..<1)
    #expect(typist.scalars == "kept".all)
    #expect(typist.changes == 0)
  }

  @Test func `TE-11 the largest and smallest numbers do not trap`() {
    var typist = Typist()

    typist.compose("abc", .min, .max)
    #expect(typist.buffer.composition?.cursor == 0..<3)
    typist.compose("abc", .max, .min)
    #expect(typist.buffer.composition?.cursor == 3..<3)
    typist.compose("abc", 2, -1)

    #expect(typist.buffer.composition?.cursor == 2..<2)
  }

  @Test func `TE-13 Return that confirms a candidate does not submit`() {
    var typist = Typist()

    typist.compose("\u{306B}\u{307B}")
    typist.press(.return)
    #expect(typist.submissions == 0)
    typist.type("\u{65E5}\u{672C}")
    typist.compose("")
    typist.press(.return)

    #expect(typist.submissions == 1)
    #expect(typist.scalars == "\u{65E5}\u{672C}".all)
    #expect(typist.changes == 1)
  }

  @Test func `keys belong to the input method while it composes`() {
    var typist = Typist("abc")
    typist.compose("x")

    for key in [Key.backspace, .delete, .left, .home] { typist.press(key) }
    for letter in "axvz" { typist.press(.character(letter), .control) }

    #expect(typist.scalars == "abc".all)
    #expect(typist.caretIndex == 3)
    #expect(typist.buffer.isComposing)
  }

  @Test func `a composition shows in place of the selection, which comes back when it is cancelled`() {
    var typist = Typist("abcd")
    typist.press(.left)
    typist.press(.left, .shift, times: 2)

    typist.compose("xy", 1, 0)
    let shown = typist.buffer.displayed()
    #expect(shown.text == "axyd")
    #expect(shown.composition == 1..<3)
    #expect(shown.caret == 2)
    #expect(shown.selection.isEmpty)
    typist.apply(.cancelComposition)

    #expect(typist.buffer.displayed().text == "abcd")
    #expect(typist.buffer.displayed().selection == 1..<3)
  }

  @Test func `a committed composition replaces the selection and obeys the rules`() {
    var typist = Typist("12", rules: .only(.numberPad, maximum: 3))
    typist.press(.left, .shift)

    typist.compose("a3b45")
    typist.apply(.commitComposition)

    #expect(typist.scalars == "134".all)
    #expect(!typist.buffer.isComposing)
    #expect(typist.changes == 1)
  }

  @Test func `a tap on what is drawn finds its place in the text`() {
    var typist = Typist("abcd")
    typist.press(.left, times: 2)
    typist.compose("xyz")

    let positions = (0...7).map { typist.buffer.position(atDisplayed: $0) }

    #expect(positions == [0, 1, 2, 2, 2, 2, 3, 4])
  }
}
