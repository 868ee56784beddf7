import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct EditHistoryTests {
  @Test func `typing is undone a word at a time and redone`() {
    var typist = Typist()
    for character in "one two" { typist.type(String(character)) }

    typist.apply(.undo)
    #expect(typist.buffer.text == "one ")
    typist.apply(.undo)
    #expect(typist.buffer.isEmpty)
    #expect(!typist.buffer.canUndo)
    typist.apply(.redo)
    typist.apply(.redo)

    #expect(typist.buffer.text == "one two")
    #expect(!typist.buffer.canRedo)
  }

  @Test func `moving the caret ends what is undone together`() {
    var typist = Typist()
    typist.type("a", "b")
    typist.press(.left)
    typist.press(.right)
    typist.type("c")

    typist.apply(.undo)

    #expect(typist.buffer.text == "ab")
  }

  @Test func `repeated deleting is one edit, and its selection comes back`() {
    var typist = Typist("abcdef")
    typist.press(.backspace, times: 3)
    typist.press(.home)
    typist.press(.delete, times: 2)
    #expect(typist.buffer.text == "c")

    typist.apply(.undo)
    #expect(typist.buffer.text == "abc")
    #expect(typist.caretIndex == 0)
    typist.apply(.undo)

    #expect(typist.buffer.text == "abcdef")
    #expect(typist.caretIndex == 6)
  }

  @Test func `what was typed over comes back selected`() {
    var typist = Typist("abc")
    typist.apply(.selectAll)
    typist.type("x", "y")

    typist.apply(.undo)

    #expect(typist.buffer.text == "abc")
    #expect(typist.buffer.selection == TextSelection(anchor: 0, caret: 3))
  }

  @Test func `an accent that joined its letter is undone by scalars`() {
    var typist = Typist("e")
    typist.paste("\u{301}")
    #expect(typist.buffer.characterCount == 1)

    typist.apply(.undo)

    #expect(typist.scalars == "e".all)
    #expect(typist.buffer.characterCount == 1)
  }

  @Test func `deleting that merges flags is undone by itself`() {
    let text = "\u{1F1FA}x\u{1F1F8}yz"
    var typist = Typist(text)
    typist.press(.home)
    typist.press(.right)
    typist.press(.delete, times: 2)
    #expect(typist.scalars == "\u{1F1FA}\u{1F1F8}z".all)

    typist.apply(.undo)
    #expect(typist.scalars == "\u{1F1FA}\u{1F1F8}yz".all)
    typist.apply(.undo)

    #expect(typist.scalars == text.all)
  }

  @Test func `a new edit forgets what could be redone, the program's text everything`() {
    var typist = Typist()
    typist.type("a")
    typist.apply(.undo)
    typist.type("b")
    #expect(!typist.buffer.canRedo)

    typist.buffer.setText("c")

    #expect(!typist.buffer.canUndo)
  }

  @Test func `cutting puts text on the clipboard and is one change`() {
    var typist = Typist("abc")
    typist.press(.left, .shift)

    typist.press(.character("x"), .control)
    #expect(typist.clipboard == "c")
    typist.press(.character("v"), .control)
    typist.press(.character("z"), .control, times: 2)

    #expect(typist.buffer.text == "abc")
    #expect(typist.changes == 4)
  }
}
