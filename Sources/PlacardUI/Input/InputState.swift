import PlacardCanvas

/// One tick's events folded into what a pass asks for: presses, keys, the wheel, text.
///
/// Nothing gets lost inside a tick: a press that begins and ends in it is there with its end.
package struct InputState: Sendable, Equatable {
  /// A turn of the wheel.
  struct Wheel: Sendable, Equatable {
    let location: Point
    let dx: Double
    let dy: Double
    var isTaken = false
  }

  /// The presses that are down or ended in this tick, in the order they began.
  package internal(set) var presses: [Press] = []
  /// The keys that went down in this tick, in order.
  package internal(set) var keys: [KeyPress] = []
  var wheels: [Wheel] = []
  /// The texts that were entered in this tick, in order.
  package private(set) var texts: [String] = []
  /// Whether a press began after the last key of this tick.
  private(set) var endsWithPress = false

  /// The keys that went down since presses were last forgotten and are still down.
  private var heldKeys: [Key] = []
  /// Text of the next tick belongs to keys that were pressed before.
  private var ignoresText = false
  private var stickKey: Key?
  private var nextSerial = 0

  package init() {}

  /// Takes the events of the next tick; what the last one brought is gone.
  package mutating func fold(_ events: [InputEvent]) {
    beginTick()
    for event in events { fold(event) }
    ignoresText = false
  }

  /// Lets go of everything that is down: none of it acts on what comes now.
  package mutating func forget() {
    discard()
    presses.removeAll(keepingCapacity: true)
    heldKeys.removeAll(keepingCapacity: true)
    ignoresText = true
  }

  /// Takes the events of this tick away, so that they act on nothing; what they hold down stays down in vain.
  package mutating func discard() {
    for index in presses.indices {
      presses[index].isNew = false
      presses[index].owner = nil
    }
    keys.removeAll(keepingCapacity: true)
    wheels.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    endsWithPress = false
  }

  private mutating func beginTick() {
    presses.removeAll { $0.end != nil }
    for index in presses.indices { presses[index].isNew = false }
    keys.removeAll(keepingCapacity: true)
    wheels.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    endsWithPress = false
  }

  private mutating func fold(_ event: InputEvent) {
    switch event {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled: foldPointer(event)
    case .keyDown, .keyUp, .gamepad, .stick: foldKey(event)
    case .wheel(let point, let dx, let dy):
      guard point.isFinite, dx.isFinite, dy.isFinite else { return }
      wheels.append(Wheel(location: point, dx: dx, dy: dy))
    case .text(let text): if !ignoresText { texts.append(text) }
    case .focusLost: letGo()
    case .composition, .focusGained, .resized, .quit: break
    }
  }
}

// MARK: - Pointers

extension InputState {
  private mutating func foldPointer(_ event: InputEvent) {
    switch event {
    case .pointerDown(let pointer, let point): press(pointer, at: point)
    case .pointerMoved(let pointer, let point): move(pointer, to: point)
    case .pointerUp(let pointer, let point): release(pointer, at: point)
    case .pointerCancelled(let pointer): cancel(pointer)
    default: break
    }
  }

  /// A pointer that goes down while it is down has lost its way up: the press before is cancelled.
  private mutating func press(_ pointer: PointerID, at point: Point) {
    cancel(pointer)
    guard point.isFinite else { return }
    if presses.count == Self.mostPresses { presses.removeFirst() }
    presses.append(Press(serial: nextSerial, pointer: pointer, at: point))
    nextSerial += 1
    endsWithPress = true
  }

  private mutating func move(_ pointer: PointerID, to point: Point) {
    guard point.isFinite, let index = indexOfPress(by: pointer) else { return }
    presses[index].move(to: point)
  }

  private mutating func release(_ pointer: PointerID, at point: Point) {
    guard let index = indexOfPress(by: pointer) else { return }
    guard point.isFinite else { return cancel(pointer) }
    presses[index].move(to: point)
    presses[index].end = .released
  }

  private mutating func cancel(_ pointer: PointerID) {
    guard let index = indexOfPress(by: pointer) else { return }
    presses[index].end = .cancelled
  }

  private func indexOfPress(by pointer: PointerID) -> Int? {
    presses.firstIndex { $0.pointer == pointer && $0.end == nil }
  }

  private mutating func letGo() {
    for index in presses.indices where presses[index].end == nil { presses[index].end = .cancelled }
    heldKeys.removeAll(keepingCapacity: true)
    stickKey = nil
  }

  /// More pointers than anybody has fingers; a touch screen that forgets to lift them must not fill the memory.
  private static let mostPresses = 32
}

// MARK: - Keys

extension InputState {
  private mutating func foldKey(_ event: InputEvent) {
    switch event {
    case .keyDown(let key, let modifiers, let isRepeat): hold(key, modifiers, isRepeat: isRepeat)
    case .keyUp(let key, _): heldKeys.removeAll { $0 == key }
    case .gamepad(let button, let isDown): if isDown, let key = button.key { add(key) }
    case .stick(let x, let y): foldStick(x: x, y: y)
    default: break
    }
  }

  /// A repeat counts only if its key went down since presses were last forgotten.
  private mutating func hold(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    if isRepeat {
      guard heldKeys.contains(key) else { return }
    } else if !heldKeys.contains(key), heldKeys.count < Self.mostKeys {
      heldKeys.append(key)
    }
    add(key, modifiers, isRepeat: isRepeat)
  }

  private mutating func add(_ key: Key, _ modifiers: Modifiers = [], isRepeat: Bool = false) {
    keys.append(KeyPress(key, modifiers, isRepeat: isRepeat, followsPress: endsWithPress))
    endsWithPress = false
  }

  /// The stick is an arrow key that goes down beyond two thirds of the way and comes up again within one third.
  private mutating func foldStick(x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return }
    let reach = max(abs(x), abs(y))
    if reach < Self.stickRest { stickKey = nil }
    guard stickKey == nil, reach > Self.stickThrow else { return }
    let key: Key = abs(x) > abs(y) ? (x < 0 ? .left : .right) : (y < 0 ? .up : .down)
    stickKey = key
    add(key)
  }

  private static let mostKeys = 32
  private static let stickRest = 1.0 / 3
  private static let stickThrow = 2.0 / 3
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
