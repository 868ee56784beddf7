internal import PlacardUI

/// Who is shown, who waits, and what is to be told: the phase machine, which knows neither pixels nor input.
///
/// Normal alerts are shown one after the other; an urgent one goes on top, and what it covered comes back. Closures of
/// users are only collected here, and called by `tell` at the end of a tick.
@MainActor final class PresentationStack {
  /// From bottom to top.
  private(set) var shown: [Presentation] = []
  private var waiting: [Presentation] = []
  private var urgent: [Presentation] = []
  private var callbacks: [() -> Void] = []
  private var lastSerial = 0
  /// The appearance of alerts that have none of their own.
  var appearance: Appearance

  init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The presentation on top of those whose end is not decided.
  var top: Presentation? { shown.last { !$0.phase.isDecided } }
  /// The shown presentation with this serial.
  func presentation(_ serial: Int) -> Presentation? { shown.first { $0.serial == serial } }

  /// Whether a tick would change anything by itself.
  var isMoving: Bool {
    !callbacks.isEmpty || shown.contains { $0.phase.isMoving || $0.timeout.isStale(for: $0.alert) }
  }
  /// Whether the backdrop stays, for an alert that is shown or the next one in the queue.
  var wantsBackdrop: Bool { top != nil || !waiting.isEmpty || !urgent.isEmpty }
  /// When the next alert ends by itself, by the host's clock.
  var nextDeadline: Duration? {
    shown.lazy.filter { !$0.phase.isDecided }.compactMap(\.timeout.deadline).min()
  }
}

// MARK: - Asking

extension PresentationStack {
  /// Asks for `alert` to be shown; one that is shown or waits already, here or elsewhere, is that same entry.
  func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?
  ) -> Presentation {
    let presentation = alert.presentation ?? enter(alert, animated: animated, priority: priority)
    if presentation.phase.isPresented {
      later(completion)
    } else if let completion {
      presentation.onArrival(completion)
    }
    return presentation
  }

  /// Asks for `alert` to end; one that is leaving already only takes the completion along.
  func dismiss(
    _ alert: AlertController, animated: Bool, reason: AlertResponse.Reason, completion: (() -> Void)?
  ) {
    guard let presentation = entry(of: alert) else {
      later(completion)
      return
    }
    if let completion { presentation.onEnd(completion) }
    end(presentation, AlertOutcome(reason), animated: animated)
  }

  /// Decides how `presentation` ends, unless that is decided.
  func end(_ presentation: Presentation, _ outcome: AlertOutcome, animated: Bool) {
    guard !presentation.phase.isDecided else { return }
    presentation.alert.presentation = nil
    guard shown.contains(where: { $0 === presentation }) else {
      remove(presentation)
      presentation.vanish(outcome)
      callbacks.append(presentation.tellEnd)
      return
    }
    presentation.decide(outcome, animated: animated, look(of: presentation))
    if let top { top.uncover(look(of: top)) }
  }

  /// Ends everything at once, without a way out.
  func endAll(_ reason: AlertResponse.Reason) {
    let all = shown.reversed() + urgent + waiting
    shown = []
    urgent = []
    waiting = []
    for presentation in all {
      presentation.alert.presentation = nil
      presentation.vanish(AlertOutcome(reason))
      callbacks.append(presentation.tellEnd)
    }
  }

  /// Ends the presentation that the task with this ticket waits for.
  func cancel(_ ticket: Int) {
    guard let presentation = (shown + urgent + waiting).first(where: { $0.isAwaited(by: ticket) }) else { return }
    end(presentation, AlertOutcome(.cancelled), animated: true)
  }

  /// Has `callback` called at the end of the next tick.
  func later(_ callback: (() -> Void)?) {
    if let callback { callbacks.append(callback) }
  }
}

// MARK: - Time

extension PresentationStack {
  /// Ends what has waited long enough by the host's clock.
  func expire(at now: Duration) {
    for presentation in shown where !presentation.phase.isDecided {
      presentation.timeout.update(for: presentation.alert, at: now)
      if presentation.timeout.isOver(at: now) { end(presentation, AlertOutcome(.timeout), animated: true) }
    }
  }

  /// Moves everything on by one tick and collects what is to be told.
  func advance() {
    var hasLeft = false
    for presentation in shown {
      switch presentation.advance() {
      case .nothing: break
      case .arrived: callbacks += presentation.takeArrivals()
      case .left:
        hasLeft = true
        callbacks.append(presentation.tellEnd)
      }
    }
    if hasLeft { shown.removeAll(where: \.phase.isOver) }
  }

  /// Calls what was collected, then lets the next in line begin. What these calls ask for is told a tick later.
  func tell() {
    if !callbacks.isEmpty {
      let due = callbacks
      callbacks = []
      for callback in due { callback() }
    }
    startNext()
  }
}

// MARK: - The queue

extension PresentationStack {
  private func enter(_ alert: AlertController, animated: Bool, priority: AlertPriority) -> Presentation {
    lastSerial += 1
    let presentation = Presentation(of: alert, serial: lastSerial, isAnimated: animated)
    alert.presentation = presentation
    switch priority {
    case .normal: waiting.append(presentation)
    case .urgent: urgent.append(presentation)
    }
    startNext()
    return presentation
  }

  private func startNext() {
    while let index = urgent.firstIndex(where: { !isLeaving($0.alert) }) {
      start(urgent.remove(at: index))
    }
    if shown.isEmpty, urgent.isEmpty, !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  private func start(_ presentation: Presentation) {
    if let top { top.cover(look(of: top)) }
    presentation.begin(look(of: presentation))
    shown.append(presentation)
  }

  private func isLeaving(_ alert: AlertController) -> Bool {
    shown.contains { $0.alert === alert }
  }

  private func entry(of alert: AlertController) -> Presentation? {
    (urgent + waiting).first { $0.alert === alert } ?? shown.last { $0.alert === alert }
  }

  private func remove(_ presentation: Presentation) {
    urgent.removeAll { $0 === presentation }
    waiting.removeAll { $0 === presentation }
  }

  private func look(of presentation: Presentation) -> Appearance {
    presentation.alert.appearance ?? appearance
  }
}
