extension UIMemory {
  /// Gives each key of this tick to the control that it is meant for, in order, and moves the focus.
  ///
  /// It goes by the controls of the last pass: those that were on the screen when the key went down.
  func routeKeys() {
    for index in input.keys.indices where !input.keys[index].isTaken {
      if input.keys[index].followsPress { focus.showsRing = false }
      input.keys[index] = routed(input.keys[index])
    }
    if input.endsWithPress { focus.showsRing = false }
  }

  /// The id of the control that wears the ring; before a group's first pass, of the one that will.
  var ringed: ControlID? {
    guard focus.showsRing, !ring.entries.isEmpty else { return focus.showsRing ? focus.id : nil }
    return ring.entry(of: focus.id).flatMap { $0.isEnabled ? $0.id : nil }
  }

  private func routed(_ key: KeyPress) -> KeyPress {
    guard key.isPlain else { return key }
    var key = key
    switch key.key {
    case .return, .space: if !key.isRepeat { key.target = ringed }
    case .tab: key.isTaken = moveFocus(backwards: key.modifiers.contains(.shift))
    case .left: key.isTaken = moveFocus(backwards: !ring.isRightToLeft)
    case .right: key.isTaken = moveFocus(backwards: ring.isRightToLeft)
    case .up: key.isTaken = !scrollsByArrows && moveFocus(backwards: true)
    case .down: key.isTaken = !scrollsByArrows && moveFocus(backwards: false)
    default: break
    }
    return key
  }

  /// With one control or none there is nowhere to go: up and down scroll, if anything can.
  private var scrollsByArrows: Bool {
    !ring.hasChoice && scrolls.contains(where: \.canScroll)
  }

  /// Moves the focus on, or shows where it is if that did not show; false when no control can have it.
  private func moveFocus(backwards: Bool) -> Bool {
    if let entry = ring.entry(of: focus.id), entry.isEnabled, !focus.showsRing {
      focus.showsRing = true
    } else if let id = ring.control(after: focus.id, backwards: backwards) {
      focus = Focus(id: id, showsRing: true)
    } else {
      return false
    }
    toReveal = focus.id
    return true
  }

  /// Whether a key was meant for `id`.
  func takeKey(for id: ControlID) -> Bool {
    take { $0.target == id }
  }

  /// Whether `key` went down, meant for no control.
  func takeKey(_ key: Key) -> Bool {
    let key = key.canonical
    return take { $0.key == key && $0.target == nil && $0.isPlain && !$0.isRepeat }
  }

  private func take(_ isWanted: (KeyPress) -> Bool) -> Bool {
    guard let index = input.keys.firstIndex(where: { !$0.isTaken && isWanted($0) }) else { return false }
    input.keys[index].isTaken = true
    return true
  }
}
