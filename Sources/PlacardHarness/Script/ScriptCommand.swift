import PlacardCanvas
import PlacardUI

/// What a line of a script does.
enum ScriptCommand: Sendable, Equatable {
  case advance(Duration)
  case settle
  case tap(String)
  case tapAt(Point)
  case press(Point)
  case move(Point)
  case release(Point)
  case touch(TouchPhase, Int64, Point)
  case type(String)
  case keys(String)
  case key(Key, Modifiers)
  case keyDown(Key)
  case keyUp(Key)
  case focus(Bool)
  case resize(Size)
  case quit
  case snapshot(String)
  case describe(String?)
  case expect(ScriptExpectation)

  enum TouchPhase: String, CaseIterable {
    case down
    case move
    case up
  }
}

/// What a line of a script demands.
enum ScriptExpectation: Sendable, Equatable {
  case shown
  case dismissed
  case value(String, String)
  case enabled(String)
  case disabled(String)
}
