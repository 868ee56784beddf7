import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct EditCommandKeysTests {
  @Test func `TE-35 a shortcut does not type its letter`() {
    var typist = Typist()
    typist.clipboard = "hi"

    typist.press(.character("v"), .control)
    typist.type("v")
    #expect(typist.buffer.text == "hi")
    typist.type("v")

    #expect(typist.buffer.text == "hiv")
  }

  @Test func `letters and keys of the form mean nothing in a text`() {
    for key in [Key.character("a"), .space, .tab, .escape, .up, .down, .function(1), .shift] {
      #expect(EditCommand(key, []) == nil)
      #expect(EditCommand(key, .shift) == nil)
    }
  }

  @Test func `Control and Alt together write, so nothing is bound to them`() {
    for letter in "acvxyz" {
      #expect(EditCommand(.character(letter), [.control, .alt]) == nil)
    }
    #expect(EditCommand(.left, .alt) == nil)
  }

  @Test func `keys of two families do the same`() {
    #expect(EditCommand(.insert, .control) == EditCommand(.character("c"), .control))
    #expect(EditCommand(.insert, .shift) == EditCommand(.character("v"), .control))
    #expect(EditCommand(.delete, .shift) == EditCommand(.character("x"), .control))
    #expect(EditCommand(.character("z"), [.control, .shift]) == EditCommand(.character("y"), .control))
    #expect(EditCommand(.keypadEnter, []) == EditCommand(.return, []))
  }
}
