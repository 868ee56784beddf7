public import PlacardCanvas

/// One thing that happened outside, in Placard's words.
///
/// Points are on the whole surface. Coordinates that are not finite numbers are harmless: such an event hits nothing.
public enum InputEvent: Sendable, Equatable {
  /// A finger or the main mouse button went down.
  case pointerDown(PointerID, Point)
  /// A pointer moved, whether it is down or not.
  case pointerMoved(PointerID, Point)
  /// A finger or the main mouse button went up.
  case pointerUp(PointerID, Point)
  /// The system took a pointer away; what it pressed does not act.
  case pointerCancelled(PointerID)
  /// The wheel turned over a point, by notches: `dy` above 0 is away from the user, `dx` above 0 is to the right.
  case wheel(Point, dx: Double, dy: Double)
  /// A key went down, or repeats because it is held.
  case keyDown(Key, Modifiers, isRepeat: Bool)
  /// A key went up.
  case keyUp(Key, Modifiers)
  /// Text was entered, by a keyboard or an input method.
  case text(String)
  /// An input method composes text that is not entered yet; `start` and `length` are its cursor, in characters.
  case composition(String, start: Int, length: Int)
  /// A button of a game controller changed.
  case gamepad(GamepadButton, isDown: Bool)
  /// The left stick of a game controller moved: -1 to 1, x to the right, y downwards.
  case stick(x: Double, y: Double)
  /// The window no longer gets input; whatever was pressed is let go without acting.
  case focusLost
  /// The window gets input again.
  case focusGained
  /// The surface has a new size, in points.
  case resized(Size)
  /// The window is to close.
  case quit
}
