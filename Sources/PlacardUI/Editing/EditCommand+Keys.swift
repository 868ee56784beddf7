extension EditCommand {
  /// What a key means in a text, as on Linux desktops; nil for keys that mean nothing here, letters among them.
  ///
  /// With Alt nothing is bound: Control and Alt together are how some keyboards write more letters.
  package init?(_ key: Key, _ modifiers: Modifiers) {
    guard modifiers.isDisjoint(with: [.alt, .command]) else { return nil }
    let isShifted = modifiers.contains(.shift)
    let command =
      modifiers.contains(.control)
      ? Self.controlled(key, isShifted: isShifted) : Self.plain(key, isShifted: isShifted)
    guard let command else { return nil }
    self = command
  }

  private static func plain(_ key: Key, isShifted: Bool) -> EditCommand? {
    switch key {
    case .left: .move(.left, selecting: isShifted)
    case .right: .move(.right, selecting: isShifted)
    case .home: .move(.lineStart, selecting: isShifted)
    case .end: .move(.lineEnd, selecting: isShifted)
    case .backspace: .delete(.backward)
    case .delete: isShifted ? .cut : .delete(.forward)
    case .insert: isShifted ? .paste : nil
    case .return, .keypadEnter: .submit
    case .escape, .tab, .space, .up, .down, .pageUp, .pageDown, .shift, .control, .alt, .command, .character,
      .function, .other:
      nil
    }
  }

  private static func controlled(_ key: Key, isShifted: Bool) -> EditCommand? {
    switch key {
    case .left: .move(.wordLeft, selecting: isShifted)
    case .right: .move(.wordRight, selecting: isShifted)
    case .home: .move(.textStart, selecting: isShifted)
    case .end: .move(.textEnd, selecting: isShifted)
    case .backspace: isShifted ? .delete(.toLineStart) : .delete(.wordBackward)
    case .delete: isShifted ? .delete(.toLineEnd) : .delete(.wordForward)
    case .insert: isShifted ? nil : .copy
    case .character("z"): isShifted ? .redo : .undo
    case .character(let letter): isShifted ? nil : shortcut(letter)
    case .return, .keypadEnter, .escape, .tab, .space, .up, .down, .pageUp, .pageDown, .shift, .control, .alt,
      .command, .function, .other:
      nil
    }
  }

  private static func shortcut(_ letter: Character) -> EditCommand? {
    switch letter {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "y": .redo
    default: nil
    }
  }
}
