/// The buttons of a game controller, by place rather than by the letter printed on them.
public enum GamepadButton: Sendable, Hashable, CaseIterable {
  /// The lowest of the four face buttons: it confirms, as Return does.
  case south
  /// The right one of the four face buttons: it cancels, as Escape does.
  case east
  /// The left one of the four face buttons.
  case west
  /// The highest of the four face buttons.
  case north
  /// The directional pad, upwards.
  case up
  /// The directional pad, downwards.
  case down
  /// The directional pad, to the left.
  case left
  /// The directional pad, to the right.
  case right
  /// The button above the left trigger: a page up.
  case leftShoulder
  /// The button above the right trigger: a page down.
  case rightShoulder
  /// The left one of the small buttons in the middle: it cancels, as Escape does.
  case back
  /// The right one of the small buttons in the middle: it confirms, as Return does.
  case start
}

extension GamepadButton {
  /// The key that does the same on a keyboard, if one does.
  var key: Key? {
    switch self {
    case .south, .start: .return
    case .east, .back: .escape
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .leftShoulder: .pageUp
    case .rightShoulder: .pageDown
    case .west, .north: nil
    }
  }
}
