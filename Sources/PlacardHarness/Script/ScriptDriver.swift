import PlacardAlert
public import PlacardCanvas
public import PlacardSDL
public import PlacardUI

/// Does to an offscreen host what a person would do: tap a button by its name, press a key, wait.
///
/// Time moves only as far as asked. Everything that is done takes one tick of 1/120 second, a tap and a key two: one
/// down, one up. What an alert does not take while it moves in or out is lost here too; `settle` first.
@MainActor public final class ScriptDriver {
  /// The host that is driven.
  public let host: OffscreenHost
  private var heldModifiers: Modifiers = []

  /// A driver of `host`.
  public init(_ host: OffscreenHost) {
    self.host = host
  }

  /// Whether an alert is up.
  public var isShown: Bool { !host.presentedAlerts.isEmpty }
}

// MARK: - Time

extension ScriptDriver {
  /// Lets `duration` pass.
  public func advance(by duration: Duration) {
    host.advance(by: duration)
  }

  /// Lets time pass until nothing moves; a timeout does not count as moving.
  public func settle() {
    host.settle()
  }

  private func send(_ event: InputEvent) {
    host.send(event)
    host.advance(by: Self.tick)
  }

  /// The shortest time that is a whole tick.
  private static let tick = Duration.nanoseconds(1_000_000_000 / FixedTimestep.ticksPerSecond + 1)
}

// MARK: - Pointers

extension ScriptDriver {
  /// Taps the middle of what can be seen of the control called `label`: its identifier, else its title.
  ///
  /// Throws a `PlacardError` that names the control when there is none, or when it is scrolled out of sight.
  public func tap(_ label: String) throws(PlacardError) {
    let node = try node(called: label)
    guard !node.visibleFrame.isEmpty else {
      throw PlacardError("\"\(label)\" cannot be seen, it is scrolled away; scroll it into view first.")
    }
    tap(at: node.visibleFrame.center)
  }

  /// Taps with the mouse at a point of the surface.
  public func tap(at point: Point) {
    press(at: point)
    release(at: point)
  }

  /// Presses the mouse button at a point of the surface.
  public func press(at point: Point) {
    send(.pointerDown(.mouse, point))
  }

  /// Moves the mouse to a point of the surface.
  public func move(to point: Point) {
    send(.pointerMoved(.mouse, point))
  }

  /// Lets the mouse button go at a point of the surface.
  public func release(at point: Point) {
    send(.pointerUp(.mouse, point))
  }

  /// Puts finger `finger` down at a point of the surface.
  public func touchDown(_ finger: Int64, at point: Point) {
    send(.pointerDown(.finger(finger), point))
  }

  /// Moves finger `finger` to a point of the surface.
  public func touchMove(_ finger: Int64, to point: Point) {
    send(.pointerMoved(.finger(finger), point))
  }

  /// Lifts finger `finger` from a point of the surface.
  public func touchUp(_ finger: Int64, at point: Point) {
    send(.pointerUp(.finger(finger), point))
  }
}

// MARK: - Keys

extension ScriptDriver {
  /// Presses a key and lets it go.
  public func press(_ key: Key, _ modifiers: Modifiers = []) {
    let all = heldModifiers.union(modifiers)
    send(.keyDown(key, all, isRepeat: false))
    send(.keyUp(key, all))
  }

  /// Presses a key, or a modifier that then counts for the keys after it.
  public func hold(_ key: Key) {
    if let modifier = Self.modifier(of: key) { heldModifiers.insert(modifier) }
    send(.keyDown(key, heldModifiers, isRepeat: false))
  }

  /// Lets a held key go.
  public func letGo(_ key: Key) {
    if let modifier = Self.modifier(of: key) { heldModifiers.remove(modifier) }
    send(.keyUp(key, heldModifiers))
  }

  /// Types text on a hardware keyboard, one Character a tick.
  public func type(_ text: String) {
    for character in text { send(.text(String(character))) }
  }

  /// Taps text on the keyboard on the screen.
  ///
  /// Throws a `PlacardError` for the first Character whose key is not on the screen.
  public func tapKeys(_ text: String) throws(PlacardError) {
    for character in text {
      guard let key = host.semantics.nodes.last(where: { $0.role == .key && $0.label == String(character) }) else {
        throw PlacardError("There is no key \"\(character)\" on the screen; no keyboard is shown in this version.")
      }
      tap(at: key.visibleFrame.center)
    }
  }

  private static func modifier(of key: Key) -> Modifiers? {
    switch key {
    case .shift: .shift
    case .control: .control
    case .alt: .alt
    case .command: .command
    default: nil
    }
  }
}

// MARK: - The window

extension ScriptDriver {
  /// Takes the keyboard away from the window, or gives it back.
  public func setFocus(_ isFocused: Bool) {
    send(isFocused ? .focusGained : .focusLost)
  }

  /// Gives the surface another size, in points.
  public func resize(to size: Size) {
    send(.resized(size))
  }

  /// Closes the window: the alert ends as closed.
  public func quit() {
    send(.quit)
  }
}

// MARK: - Looking

extension ScriptDriver {
  /// The control called `label`: by its identifier, else by its title; of the topmost alert first.
  ///
  /// Throws a `PlacardError` that names what there is instead.
  public func node(called label: String) throws(PlacardError) -> SemanticsNode {
    let nodes = host.semantics.nodes
    let top = nodes.lastIndex { $0.role == .alert || $0.role == .sheet } ?? nodes.startIndex
    if let node = Self.find(label, in: nodes[top...]) ?? Self.find(label, in: nodes[..<top]) { return node }
    let names = nodes.filter { Self.isControl($0) }.map { "\"\($0.identifier ?? $0.label)\"" }
    let there = names.isEmpty ? "there is no control at all" : "there is \(names.joined(separator: ", "))"
    throw PlacardError("There is no control \"\(label)\"; \(there).")
  }

  private static func find(_ label: String, in nodes: ArraySlice<SemanticsNode>) -> SemanticsNode? {
    let controls = nodes.filter(isControl)
    return controls.first { $0.identifier == label } ?? controls.first { $0.label == label }
      ?? nodes.first { $0.identifier == label || $0.label == label }
  }

  private static func isControl(_ node: SemanticsNode) -> Bool {
    switch node.role {
    case .button, .textField, .secureField, .switch, .key, .row, .slider: true
    case .alert, .sheet, .text, .keyboard, .image, .progress, .list: false
    }
  }
}

extension ScriptDriver: SnapshotSubject {
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
