import PlacardCanvas
import PlacardUI

/// A test subject: buttons of 100 by 50, one below the other from the top left corner, called B0, B1, ...
@MainActor final class Panel {
  let driver: PassDriver
  var isEnabled: [Bool]
  /// How often each button was pressed.
  private(set) var presses: [Int]
  /// Whether Return and Escape were left for whoever shows the panel.
  private(set) var leftKeys: [Key] = []

  init(buttons count: Int = 2, driver: PassDriver? = nil) throws {
    self.driver = try driver ?? PassDriver()
    isEnabled = Array(repeating: true, count: count)
    presses = Array(repeating: 0, count: count)
    tick()
  }

  func tick(_ events: InputEvent...) {
    driver.pass(events) { draw(&$0) }
  }

  func draw(_ ui: inout UI) {
    for index in presses.indices {
      let response = ui.button(
        ControlID(index), "B\(index)", in: frame(index), face: .row(CornerRadii()), isEnabled: isEnabled[index])
      if response.isActivated { presses[index] += 1 }
    }
    leftKeys = [Key.return, .escape, .space].filter { ui.takeKey($0) }
  }

  func frame(_ index: Int) -> Rect {
    Rect(x: 0, y: Double(index) * 50, width: 100, height: 50)
  }

  func center(_ index: Int) -> Point { frame(index).center }

  func isPressed(_ index: Int) -> Bool {
    driver.node("B\(index)")?.isPressed == true
  }
}

extension Point {
  static let outside = Point(x: 300, y: 400)
}

extension InputEvent {
  static func key(_ key: Key, _ modifiers: Modifiers = []) -> InputEvent {
    .keyDown(key, modifiers, isRepeat: false)
  }

  static func repeating(_ key: Key) -> InputEvent {
    .keyDown(key, [], isRepeat: true)
  }

  static func down(_ finger: Int64 = 1, _ point: Point) -> InputEvent { .pointerDown(.finger(finger), point) }
  static func move(_ finger: Int64 = 1, _ point: Point) -> InputEvent { .pointerMoved(.finger(finger), point) }
  static func up(_ finger: Int64 = 1, _ point: Point) -> InputEvent { .pointerUp(.finger(finger), point) }
}
