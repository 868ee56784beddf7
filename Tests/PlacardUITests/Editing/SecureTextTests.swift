import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct SecureTextTests {
  @Test func `SE-01 one bullet a Character`() {
    var typist = Typist(isSecure: true)

    typist.type("\u{A3}", Typist.family, "e\u{301}")
    #expect(typist.buffer.displayed().text == "\u{2022}\u{2022}\u{2022}")
    #expect(typist.buffer.displayed().caret == 9)
    typist.press(.backspace)

    #expect(typist.buffer.displayed().text == "\u{2022}\u{2022}")
  }

  @Test func `SE-02 no key copies or cuts a secret, and pasting works`() {
    var typist = Typist("secret", isSecure: true)

    typist.press(.character("a"), .control)
    typist.press(.character("c"), .control)
    typist.press(.character("x"), .control)
    typist.press(.insert, .control)
    typist.press(.delete, .shift)
    #expect(typist.clipboard == "kept")
    #expect(typist.scalars == "secret".all)
    typist.press(.character("v"), .control)

    #expect(typist.scalars == "kept".all)
  }

  @Test func `SE-05 deleting in a secret deletes the secret`() {
    var typist = Typist(isSecure: true)

    typist.type("1", "2", "3", "5")
    typist.press(.backspace)
    typist.type("4")
    #expect(typist.scalars == "1234".all)
    typist.press(.backspace, times: 4)
    typist.type("\u{20AC}")
    typist.press(.backspace)

    #expect(typist.buffer.isEmpty)
  }

  @Test func `SE-08 another mask shows as many`() {
    let typist = Typist("a\(Typist.family)", isSecure: true)

    #expect(typist.buffer.displayed(bullet: "*").text == "**")
    #expect(typist.buffer.position(atDisplayed: 1, bullet: "*") == 1)
    #expect(typist.buffer.position(atDisplayed: 2, bullet: "*") == typist.buffer.endPosition)
  }

  @Test func `a secret has no words and no history`() {
    var typist = Typist("two words", isSecure: true)

    typist.apply(.selectWord(at: 1))
    #expect(typist.buffer.selection.range == 0..<9)
    typist.press(.left, .control)
    #expect(typist.buffer.caret == 0)
    typist.type("x")
    typist.press(.character("z"), .control)

    #expect(typist.scalars == "xtwo words".all)
    #expect(!typist.buffer.canUndo)
  }

  @Test func `a text that becomes a secret forgets what was typed`() {
    var typist = Typist()
    typist.type("abc")
    #expect(typist.buffer.canUndo)

    typist.buffer.isSecure = true

    #expect(!typist.buffer.canUndo)
  }

  @Test func `no description shows text`() {
    let word = "hunter2"
    var typist = Typist(word, isSecure: true)
    typist.compose(word)
    var dumped = ""
    dump(typist.buffer, to: &dumped)
    let command = EditCommand.insert(word, from: .typing)
    dump(command, to: &dumped)
    let composed = EditCommand.compose(word, start: 0, length: 0)
    let descriptions = [
      dumped, "\(typist.buffer)", String(reflecting: typist.buffer), "\(command)", String(reflecting: [command]),
      "\(composed)", String(reflecting: typist.buffer.composition), typist.buffer.displayed().text,
      "\(typist.buffer.displayed())", typist.buffer.selectedText,
    ]

    for description in descriptions { #expect(!description.contains(word)) }
  }

  @Test func `memory that held a secret is overwritten when it is freed`() {
    var freed: [[UInt8]] = []
    do {
      var buffer = TextBuffer(isSecure: true, onFree: { freed.append(Array($0)) })
      for _ in 0..<40 { _ = buffer.apply(.insert("secret", from: .typing)) }
      _ = buffer.apply(.move(.textStart, selecting: true))
      _ = buffer.apply(.delete(.backward))
    }

    #expect(freed.contains { $0.count >= 240 }, "the last memory was freed")
    #expect(freed.count > 40, "so was what it grew out of, and what was removed")
    #expect(freed.allSatisfy { $0.allSatisfy { $0 == 0 } })
  }

  @Test func `what is composed into a secret is kept as bullets and never committed`() {
    var typist = Typist("ab", isSecure: true)

    typist.compose("\u{306B}\u{307B}")
    #expect(typist.buffer.displayed().text == "\u{2022}\u{2022}\u{2022}\u{2022}")
    typist.apply(.commitComposition)

    #expect(typist.scalars == "ab".all)
  }
}
