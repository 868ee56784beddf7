import PlacardCanvas
import PlacardPNG
import PlacardUI

extension InputScript {
  /// Plays the script, and settles in the end.
  ///
  /// A script that does not begin with `advance` begins with the settled alert, so that its first tap finds it at rest.
  /// `print` gets every line that a `describe` without a file prints. Throws a `ScriptError` that names the first line
  /// whose control is missing, whose file cannot be written, or that does not find what it expects.
  @MainActor public func play(on driver: ScriptDriver, print: (String) -> Void) throws(ScriptError) {
    if !beginsInTime { driver.settle() }
    for step in steps {
      do throws(PlacardError) {
        try step.command.play(on: driver, print: print)
      } catch {
        throw ScriptError(line: step.line, error.message)
      }
    }
    driver.settle()
  }

  private var beginsInTime: Bool {
    guard case .advance? = steps.first?.command else { return false }
    return true
  }
}

extension ScriptCommand {
  @MainActor fileprivate func play(on driver: ScriptDriver, print: (String) -> Void) throws(PlacardError) {
    switch self {
    case .advance(let duration): driver.advance(by: duration)
    case .settle: driver.settle()
    case .tap(let label): try driver.tap(label)
    case .tapAt(let point): driver.tap(at: point)
    case .press(let point): driver.press(at: point)
    case .move(let point): driver.move(to: point)
    case .release(let point): driver.release(at: point)
    case .touch(.down, let finger, let point): driver.touchDown(finger, at: point)
    case .touch(.move, let finger, let point): driver.touchMove(finger, to: point)
    case .touch(.up, let finger, let point): driver.touchUp(finger, at: point)
    case .type(let text): driver.type(text)
    case .keys(let text): try driver.tapKeys(text)
    case .key(let key, let modifiers): driver.press(key, modifiers)
    case .keyDown(let key): driver.hold(key)
    case .keyUp(let key): driver.letGo(key)
    case .focus(let isFocused): driver.setFocus(isFocused)
    case .resize(let size): driver.resize(to: size)
    case .quit: driver.quit()
    case .snapshot(let path): try driver.bitmap.writePNG(to: path)
    case .describe(let path): try describe(driver, to: path, print: print)
    case .expect(let expectation): try expectation.check(driver)
    }
  }

  @MainActor private func describe(
    _ driver: ScriptDriver, to path: String?, print: (String) -> Void
  ) throws(PlacardError) {
    let line = driver.semantics.json + "\n"
    guard let path else { return print(line) }
    try TextFile.write(line, to: path)
  }
}

extension ScriptExpectation {
  /// Throws a sentence that says what is there instead.
  @MainActor fileprivate func check(_ driver: ScriptDriver) throws(PlacardError) {
    switch self {
    case .shown:
      guard driver.isShown else { throw PlacardError("expect shown: no alert is up.") }
    case .dismissed:
      guard !driver.isShown else { throw PlacardError("expect dismissed: an alert is up.") }
    case .value(let label, let text):
      let value = try driver.node(called: label).value
      guard value.map({ Array($0.utf8) }) != Array(text.utf8) else { return }
      throw PlacardError("expect value: \"\(label)\" holds \(value.map { "\"\($0)\"" } ?? "nothing"), not \"\(text)\".")
    case .enabled(let label):
      guard try driver.node(called: label).isEnabled else {
        throw PlacardError("expect enabled: \"\(label)\" is disabled.")
      }
    case .disabled(let label):
      guard try !driver.node(called: label).isEnabled else {
        throw PlacardError("expect disabled: \"\(label)\" is enabled.")
      }
    }
  }
}
