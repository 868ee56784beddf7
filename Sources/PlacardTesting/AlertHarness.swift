public import PlacardAlert
public import PlacardCanvas
public import PlacardHarness
public import PlacardSDL
public import PlacardText
public import PlacardUI
public import Testing

/// An alert under test, in the words of its user: present it, tap a button by its name, look.
///
/// It lives on an offscreen host, so it needs no display, and its clock stands still between two calls. After everything
/// that is done to it the harness lets what moves come to rest; a timeout and a countdown do not count as moving. For
/// moments in between, use `driver` or `host`. A control that is missing or out of sight fails the test where the call
/// stands, by name.
@MainActor public final class AlertHarness {
  /// The host that shows the alerts.
  public let host: OffscreenHost
  /// Does things without waiting for rest.
  public let driver: ScriptDriver

  /// A harness on a surface of `size` points at `scale` pixels a point.
  ///
  /// Throws a `PlacardError` if a font of `fonts` cannot be used.
  public init(
    size: Size, scale: Double = 1, background: Color = .white, appearance: Appearance = .standard,
    fonts: [FontFile] = []
  ) throws(PlacardError) {
    host = try OffscreenHost(
      size: size, scale: scale, background: background, appearance: appearance, fonts: fonts)
    driver = ScriptDriver(host)
  }
}

// MARK: - Doing

extension AlertHarness {
  /// Presents `alert`.
  public func present(_ alert: AlertController, animated: Bool = true, priority: AlertPriority = .normal) {
    host.present(alert, animated: animated, priority: priority, completion: nil)
    driver.settle()
  }

  /// Taps the middle of the control called `label`: its identifier, else its title.
  public func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt(at: sourceLocation) { () throws(PlacardError) in try driver.tap(label) }
  }

  /// Taps at a point of the surface.
  public func tap(at point: Point) {
    driver.tap(at: point)
    driver.settle()
  }

  /// Types text on a hardware keyboard.
  public func type(_ text: String) {
    driver.type(text)
    driver.settle()
  }

  /// Taps text on the keyboard on the screen.
  public func tapKeys(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    attempt(at: sourceLocation) { () throws(PlacardError) in try driver.tapKeys(text) }
  }

  /// Presses a key of a hardware keyboard and lets it go.
  public func press(_ key: Key, _ modifiers: Modifiers = []) {
    driver.press(key, modifiers)
    driver.settle()
  }

  /// Gives the surface another size, in points.
  public func resize(to size: Size) {
    driver.resize(to: size)
    driver.settle()
  }

  /// Lets time pass, no more than that.
  public func advance(by duration: Duration) {
    driver.advance(by: duration)
  }

  /// Lets time pass until nothing moves.
  public func settle() {
    driver.settle()
  }

  /// Plays an interaction script, as the command does; a line that fails, fails the test by its number.
  public func play(_ script: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(ScriptError) {
      try InputScript(script).play(on: driver) { print($0, terminator: "") }
    } catch {
      Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    }
  }

  private func attempt(at place: SourceLocation, _ action: () throws(PlacardError) -> Void) {
    do throws(PlacardError) {
      try action()
      driver.settle()
    } catch {
      Issue.record(Comment(rawValue: error.message), sourceLocation: place)
    }
  }
}

// MARK: - Looking

extension AlertHarness {
  /// Whether an alert is up.
  public var isShown: Bool { driver.isShown }

  /// The alert that is up, on top of others.
  public var topAlert: AlertController? { host.presentedAlerts.last }

  /// The control or text called `label`, by its identifier, else by its title; nil, and a failed test, without one.
  public func node(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) -> SemanticsNode? {
    do throws(PlacardError) {
      return try driver.node(called: label)
    } catch {
      Issue.record(Comment(rawValue: error.message), sourceLocation: sourceLocation)
      return nil
    }
  }
}

extension AlertHarness: SnapshotSubject {
  /// The picture, in device pixels.
  public var bitmap: Bitmap { host.bitmap }
  /// Everything that is drawn, as values.
  public var drawList: DrawList { host.drawList }
  /// Every control, as text.
  public var semantics: SemanticsTree { host.semantics }
  /// The size of the surface, in points.
  public var size: Size { host.size }
  /// Device pixels in a point.
  public var scale: Double { host.scale }
}
