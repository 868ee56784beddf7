internal import PlacardUI

/// One showing of an alert, from `present` to its end. It keeps the alert alive for that time, and no longer.
@MainActor final class Presentation {
  let alert: AlertController
  /// Tells this showing from all others of the presenter; it names the layer.
  let serial: Int
  let isAnimated: Bool
  private(set) var phase: AlertPhase = .waiting
  var timeout = TimeoutClock()
  /// When the alert was first drawn, by the host's clock.
  var appearedAt: Duration?
  var scene = AlertScene()
  /// Which control had the keys, while another alert listens.
  var focus: Focus?

  private var arrivals: [() -> Void] = []
  private var endings: [() -> Void] = []
  private var waiters: [Waiter] = []

  /// A task that waits for the end.
  struct Waiter {
    let ticket: Int
    let continuation: CheckedContinuation<AlertResponse, Never>
  }

  init(of alert: AlertController, serial: Int, isAnimated: Bool) {
    self.alert = alert
    self.serial = serial
    self.isAnimated = isAnimated
  }

  func onArrival(_ completion: @escaping () -> Void) { arrivals.append(completion) }
  func onEnd(_ completion: @escaping () -> Void) { endings.append(completion) }
  func onEnd(_ waiter: Waiter) { waiters.append(waiter) }
  func isAwaited(by ticket: Int) -> Bool { waiters.contains { $0.ticket == ticket } }
}

// MARK: - Phases

extension Presentation {
  /// What a tick of moving led to.
  enum Step {
    case nothing, arrived, left
  }

  /// Sets out on the way in.
  func begin(_ appearance: Appearance) {
    let way = CardMotion.showing(appearance.motion, isReduced: appearance.reduceMotion)
    phase = .presenting(isAnimated ? way : way.cut)
  }

  /// Gives way to an urgent alert.
  func cover(_ appearance: Appearance) {
    guard !phase.isDecided else { return }
    phase = .covered(phase.motion.hiding(appearance.motion, isReduced: appearance.reduceMotion))
  }

  /// Comes back when the urgent alert leaves.
  func uncover(_ appearance: Appearance) {
    guard case .covered(let motion) = phase else { return }
    phase = .presenting(motion.returning(appearance.motion, isReduced: appearance.reduceMotion))
  }

  /// Sets out on the way out; the first decision stays, whatever comes later.
  func decide(_ outcome: AlertOutcome, animated: Bool, _ appearance: Appearance) {
    guard !phase.isDecided else { return }
    let way = phase.motion.hiding(appearance.motion, isReduced: appearance.reduceMotion)
    phase = .dismissing(animated ? way : way.cut, outcome)
  }

  /// Is over at once, without a way out.
  func vanish(_ outcome: AlertOutcome) {
    guard case .dismissing(_, let decided) = phase else {
      phase = .dismissed(outcome)
      return
    }
    phase = .dismissed(decided)
  }

  /// Goes on by one tick.
  func advance() -> Step {
    switch phase {
    case .waiting, .presented, .dismissed:
      return .nothing
    case .covered(var motion):
      motion.advance()
      phase = .covered(motion)
      return .nothing
    case .presenting(var motion):
      motion.advance()
      phase = motion.isFinished ? .presented : .presenting(motion)
      return motion.isFinished ? .arrived : .nothing
    case .dismissing(var motion, let outcome):
      motion.advance()
      phase = motion.isFinished ? .dismissed(outcome) : .dismissing(motion, outcome)
      return motion.isFinished ? .left : .nothing
    }
  }
}

// MARK: - Telling

extension Presentation {
  /// Hands out what waits for the alert to stand; each is called once.
  func takeArrivals() -> [() -> Void] {
    defer { arrivals = [] }
    return arrivals
  }

  /// Runs the chosen action's handler, if it has not run yet.
  func runHandler() {
    guard case .dismissing(let motion, var outcome) = phase, let action = outcome.action else { return }
    outcome.action = nil
    phase = .dismissing(motion, outcome)
    action.handler?(action)
  }

  /// Tells everybody that the alert has gone: the handler first, then the delegate, then completions and tasks.
  func tellEnd() {
    guard case .dismissed(var outcome) = phase else { return }
    for arrival in takeArrivals() { arrival() }
    let action = outcome.action
    outcome.action = nil
    phase = .dismissed(outcome)
    if let action { action.handler?(action) }
    alert.delegate?.alertControllerDidDismiss(alert, response: outcome.response)
    for ending in take(&endings) { ending() }
    for waiter in take(&waiters) { waiter.continuation.resume(returning: outcome.response) }
  }

  private func take<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}
