/// A key that went down in this tick, or that repeats.
package struct KeyPress: Sendable, Equatable {
  package let key: Key
  package let modifiers: Modifiers
  package let isRepeat: Bool
  /// Whether a pointer went down after the key before, in the same tick.
  let followsPress: Bool
  /// The control that it is meant for; nil leaves it to whoever asks.
  var target: ControlID?
  /// Whether somebody has answered it.
  var isTaken = false

  init(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false, followsPress: Bool = false) {
    self.key = key.canonical
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.followsPress = followsPress
  }

  /// Whether no modifier but Shift is held.
  var isPlain: Bool { modifiers.isSubset(of: .shift) }
}
