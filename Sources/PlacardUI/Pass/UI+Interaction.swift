public import PlacardCanvas

extension UI {
  /// Lets the control `id` answer this tick's input: the first beat of every control.
  ///
  /// A press acts on release inside the control that it began in. What a finger can hit is at least
  /// `appearance.minimumTarget` wide and high. Space and Return act on the control that wears the ring.
  public mutating func interact(
    _ id: ControlID, in rect: Rect, isEnabled: Bool = true, isFocusable: Bool = true
  ) -> Response {
    Response(visualState: isEnabled ? .normal : .disabled)
  }

  /// Takes the presses that begin inside `rect` and were not taken yet, so that nothing below answers them.
  package mutating func claimPresses(in rect: Rect) {}

  /// Whether `key` went down in this tick, was not meant for a control, and nobody asked before. Repeats do not count.
  package mutating func takeKey(_ key: Key) -> Bool { false }
}
