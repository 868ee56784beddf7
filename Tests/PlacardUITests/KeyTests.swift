import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct KeyTests {
  @Test func `keys are called as in scripts, in any case`() {
    let names: [(String, Key)] = [
      ("Return", .return), ("ESCAPE", .escape), ("tab", .tab), ("Space", .space), ("Backspace", .backspace),
      ("Delete", .delete), ("Left", .left), ("right", .right), ("Up", .up), ("Down", .down), ("Home", .home),
      ("End", .end), ("PageUp", .pageUp), ("pagedown", .pageDown), ("Keypad Enter", .keypadEnter),
      ("KeypadEnter", .keypadEnter), ("a", .character("a")), ("Z", .character("z")), ("7", .character("7")),
      (",", .character(",")), ("F1", .function(1)), ("f12", .function(12)), ("Left Shift", .shift), ("ctrl", .control),
    ]

    for (name, key) in names { #expect(Key(named: name) == key, "\(name)") }
  }

  @Test func `other names are no keys`() {
    for name in ["", " ", "F0", "F25", "Fx", "Retrun", "ab", "\n"] {
      #expect(Key(named: name) == nil, "\(name)")
    }
  }
}
