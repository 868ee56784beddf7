/// A key of a keyboard, by what it does rather than by where it is.
public enum Key: Sendable, Hashable {
  /// The large Return key.
  case `return`
  /// The Enter key of the number block; it does whatever Return does.
  case keypadEnter
  /// The Escape key.
  case escape
  /// The Tab key.
  case tab
  /// The space bar.
  case space
  /// The key that deletes to the left.
  case backspace
  /// The key that deletes to the right.
  case delete
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow upwards.
  case up
  /// The arrow downwards.
  case down
  /// The key to the beginning.
  case home
  /// The key to the end.
  case end
  /// The key one page up.
  case pageUp
  /// The key one page down.
  case pageDown
  /// The Insert key.
  case insert
  /// A Shift key.
  case shift
  /// A Control key.
  case control
  /// An Alt key.
  case alt
  /// A Command, Windows or Super key.
  case command
  /// A key that writes: a letter in its small form, a digit or a sign.
  case character(Character)
  /// A function key, from 1.
  case function(Int)
  /// Any other key, by the number that the platform gives it.
  case other(Int)
}

extension Key {
  /// The key as the rules read it: the number block's Enter is Return.
  var canonical: Key {
    self == .keypadEnter ? .return : self
  }
}
