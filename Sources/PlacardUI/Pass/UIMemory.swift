/// What a pass remembers from tick to tick: presses and who owns them, the focus, scroll offsets.
///
/// It is a class because there is one for a host, and a pass must not copy it. The order of a tick: `receive`, then
/// perhaps `discardEvents`, then one pass of `UI` over it.
@MainActor package final class UIMemory {
  package internal(set) var input = InputState()
  /// Which control has the keys. Set it to give a group back what it had.
  package var focus = Focus()

  /// The controls of the last pass, in order; keys are routed by it.
  var ring = FocusRing()
  /// The controls that this pass has met so far.
  var nextRing = FocusRing()
  /// A control that has just got the keys and is to be scrolled into view.
  var toReveal: ControlID?
  var scrolls: [ScrollState] = []

  package init() {}

  /// Takes the events of the next tick.
  package func receive(_ events: [InputEvent]) {
    input.fold(events)
  }

  /// Takes this tick's events away, so that nothing acts on them, now or when a press ends: while things move in or out.
  package func discardEvents() {
    input.discard()
    stopDragging()
  }

  /// Lets go of all presses and keys that are down, and of the focus: another group of controls takes over.
  ///
  /// Nothing that began before acts on it. The text of the very next tick is ignored too: it belongs to the key that
  /// opened the group.
  package func forgetPresses() {
    input.forget()
    focus = Focus()
    toReveal = nil
    ring.removeAll()
    stopDragging()
  }

  /// Begins to collect the controls of the next pass, and gives them their keys.
  func beginPass() {
    nextRing.removeAll()
    routeKeys()
  }

  /// Takes over the controls that the pass met; a focus on one that is gone is no focus.
  func endPass() {
    swap(&ring, &nextRing)
    toReveal = nil
    guard focus.id != nil, ring.entry(of: focus.id) == nil else { return }
    focus = Focus()
  }

  private func stopDragging() {
    for index in scrolls.indices { scrolls[index].drag = .none }
  }
}
