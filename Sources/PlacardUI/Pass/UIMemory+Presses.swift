import PlacardCanvas

extension UIMemory {
  /// What the presses of this tick mean to a control.
  struct PressOutcome {
    var isActivated = false
    var isPressed = false
  }

  /// Lets the control `id` take presses that began in `target`, and tells what those that it owns do.
  func followPresses(of id: ControlID, in target: Rect) -> PressOutcome {
    var outcome = PressOutcome()
    for index in input.presses.indices {
      if canTake(input.presses[index], for: id, in: target) { input.presses[index].owner = id }
      let press = input.presses[index]
      guard press.owner == id, target.contains(press.location) else { continue }
      switch press.end {
      case nil: outcome.isPressed = true
      case .released: outcome.isActivated = true
      case .cancelled: break
      }
    }
    return outcome
  }

  /// Gives the presses that began in `rect`, and that nobody took, to nobody.
  func claimPresses(in rect: Rect) {
    for index in input.presses.indices where input.presses[index].isFree(in: rect) {
      input.presses[index].owner = .nobody
    }
  }

  /// Takes away what `id` owns: it cannot be pressed any more.
  func dropPresses(of id: ControlID) {
    for index in input.presses.indices where input.presses[index].owner == id {
      input.presses[index].owner = .nobody
    }
  }

  /// The first finger owns a control until it is up; others do nothing there.
  private func canTake(_ press: Press, for id: ControlID, in target: Rect) -> Bool {
    press.isFree(in: target) && !input.presses.contains { $0.owner == id && $0.end == nil }
  }
}

extension Press {
  /// Whether it began in this tick, inside `rect`, and belongs to nobody yet.
  func isFree(in rect: Rect) -> Bool {
    isNew && owner == nil && rect.contains(origin)
  }
}
