public import PlacardCanvas

extension UI {
  /// Lets the control `id` answer this tick's input: the first beat of every control.
  ///
  /// A press acts on release inside the control that it began in. What a finger can hit is at least
  /// `appearance.minimumTarget` wide and high. Space and Return act on the control that wears the ring.
  public mutating func interact(
    _ id: ControlID, in rect: Rect, isEnabled: Bool = true, isFocusable: Bool = true
  ) -> Response {
    let id = resolve(id)
    guard isListening else { return Response(visualState: isEnabled ? .normal : .disabled) }
    if isFocusable { register(id, in: rect, isEnabled: isEnabled) }
    guard isEnabled else {
      memory.dropPresses(of: id)
      return Response(visualState: .disabled)
    }
    let press = memory.followPresses(of: id, in: target(of: rect))
    let isKeyed = memory.takeKey(for: id)
    return Response(
      isActivated: press.isActivated || isKeyed, visualState: press.isPressed ? .pressed : .normal,
      isFocused: isFocusable && memory.focus.showsRing && memory.focus.id == id)
  }

  /// Takes the presses that begin inside `rect` and were not taken yet, so that nothing below answers them.
  package mutating func claimPresses(in rect: Rect) {
    if isListening { memory.claimPresses(in: rect) }
  }

  /// Whether `key` went down in this tick, was not meant for a control, and nobody asked before. Repeats do not count.
  package mutating func takeKey(_ key: Key) -> Bool {
    isListening && memory.takeKey(key)
  }

  /// What a finger can hit of a control: large enough for it, and on the screen.
  private func target(of rect: Rect) -> Rect {
    let growthX = max(0, (appearance.minimumTarget - rect.width) / 2)
    let growthY = max(0, (appearance.minimumTarget - rect.height) / 2)
    return rect.inset(by: EdgeInsets(top: -growthY, left: -growthX, bottom: -growthY, right: -growthX))
      .intersection(surroundings.reach)
  }

  private func register(_ id: ControlID, in rect: Rect, isEnabled: Bool) {
    let top = surroundings.contentTop
    memory.nextRing.isRightToLeft = appearance.isRightToLeft
    memory.nextRing.add(
      FocusEntry(
        id: id, isEnabled: isEnabled, area: surroundings.area, top: rect.minY - top, bottom: rect.maxY - top))
  }
}
