extension Key {
  /// The key that is called `name`: SDL's names in any case, with or without blanks.
  ///
  /// `Return`, `Escape`, `Tab`, `Space`, `Backspace`, `Delete`, `Left`, `Right`, `Up`, `Down`, `Home`, `End`, `PageUp`,
  /// `PageDown`, `Insert`, `KeypadEnter`, `F1` to `F24`, the modifiers (`Shift`, `Left Shift`, ...), and any letter,
  /// digit or sign by itself. Nil for everything else.
  public init?(named name: String) {
    if let writes = Key.writing(name) {
      self = writes
      return
    }
    let plain = name.lowercased().filter { $0 != " " }
    guard let key = Key.named[plain] ?? Key.functionKey(plain) else { return nil }
    self = key
  }

  private static func writing(_ name: String) -> Key? {
    let small = name.lowercased()
    guard let character = small.first, small.count == 1, !character.isWhitespace else { return nil }
    return .character(character)
  }

  private static func functionKey(_ name: String) -> Key? {
    guard name.first == "f", let number = Int(name.dropFirst()), (1...functionKeyCount).contains(number) else {
      return nil
    }
    return .function(number)
  }

  private static let functionKeyCount = 24

  /// Only looked up, never listed: its order shows nowhere.
  private static let named: [String: Key] = [
    "return": .return, "enter": .return, "keypadenter": .keypadEnter, "escape": .escape, "tab": .tab,
    "space": .space, "backspace": .backspace, "delete": .delete, "left": .left, "right": .right, "up": .up,
    "down": .down, "home": .home, "end": .end, "pageup": .pageUp, "pagedown": .pageDown, "insert": .insert,
    "shift": .shift, "leftshift": .shift, "rightshift": .shift, "control": .control, "ctrl": .control,
    "leftctrl": .control, "rightctrl": .control, "alt": .alt, "leftalt": .alt, "rightalt": .alt,
    "command": .command, "leftgui": .command, "rightgui": .command,
  ]
}
