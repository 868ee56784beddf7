internal import PlacardCanvas
package import PlacardUI

extension AlertPresenter {
  /// Runs one tick of 1/120 s: takes `events`, moves on, passes over everything, and calls handlers at its very end.
  ///
  /// `now` is the host's monotonic clock, for timeouts. A tick in which nothing can change returns what the last one did.
  package func tick(_ events: [InputEvent], at now: Duration) -> TickOutput {
    guard hasReasonToRun(events, at: now) else { return output }
    let listener = listen(to: events, at: now)
    stack.expire(at: now)
    stack.advance()
    moveBackdrop()
    if self.listener != currentListener { memory.discardEvents() }
    let choice = pass(at: now)
    if let listener, let choice { settle(choice, of: listener) }
    if events.contains(.quit) { closeAll(.closed) }
    stack.tell()
    return output
  }

  private func hasReasonToRun(_ events: [InputEvent], at now: Duration) -> Bool {
    if !events.isEmpty || isMoving || page != nil { return true }
    if stack.shown.contains(where: { $0.alert.content != nil }) { return true }
    return nextDeadline.map { now >= $0 } ?? false
  }
}

// MARK: - Input

extension AlertPresenter {
  var currentListener: Listener {
    if let top = stack.top { return .alert(top.serial) }
    return stack.shown.isEmpty ? .page : .nobody
  }

  /// Takes the events, and returns the presentation that they are for.
  ///
  /// Whoever begins to listen knows nothing of what began before. An alert that moves hears nothing.
  private func listen(to events: [InputEvent], at now: Duration) -> Presentation? {
    let current = currentListener
    if current != listener { hand(over: current) }
    memory.receive(events)
    guard let top = stack.top else {
      if current == .nobody { memory.discardEvents() }
      return nil
    }
    if events.contains(where: \.isActivity) { top.timeout.noticeActivity(for: top.alert, at: now) }
    guard top.phase.isPresented, !isTooEarly(for: top, at: now) else {
      memory.discardEvents()
      return nil
    }
    return top
  }

  /// Lets another group of controls listen; it gets the focus back that it had.
  private func hand(over next: Listener) {
    if case .alert(let serial) = listener { stack.presentation(serial)?.focus = memory.focus }
    memory.forgetPresses()
    if case .alert(let serial) = next, let focus = stack.presentation(serial)?.focus { memory.focus = focus }
    listener = next
  }

  private func isTooEarly(for presentation: Presentation, at now: Duration) -> Bool {
    guard let appearedAt = presentation.appearedAt else { return true }
    return now < appearedAt + ignoresPressesFor
  }
}

extension InputEvent {
  /// Whether somebody did something.
  fileprivate var isActivity: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .wheel, .keyDown, .text, .composition, .gamepad, .stick: true
    case .pointerCancelled, .keyUp, .focusLost, .focusGained, .resized, .quit: false
    }
  }
}

// MARK: - The pass

extension AlertPresenter {
  /// The backdrop keeps step with the cards; when none of them moves, it does not either.
  private func moveBackdrop() {
    let isAnimated = stack.shown.contains(where: \.phase.isMoving)
    backdrop.show(stack.wantsBackdrop, animated: isAnimated, appearance)
    backdrop.advance()
  }

  private func pass(at now: Duration) -> AlertChoice? {
    var ui = UI(
      memory: memory, appearance: appearance, grid: stage.grid, typesetter: stage.typesetter, size: stage.size,
      list: take(&spare.drawList, leaving: DrawList()), semantics: take(&spare.semantics, leaving: SemanticsTree()))
    passPage(&ui)
    if backdrop.value > 0 {
      ui.painter.addLayer(
        .backdrop, filledWith: appearance.palette.backdrop, in: stage.bounds, opacity: backdrop.value)
    }
    var choice: AlertChoice?
    for presentation in stack.shown {
      choice = pass(presentation, &ui, at: now) ?? choice
    }
    let result = ui.finish()
    spare = output
    output.drawList = result.list
    output.semantics = result.semantics
    output.requests = result.requests
    drawnRevision = result.isSettled ? stage.revision : nil
    return choice
  }

  /// The value, which nobody else holds any more, so that its memory can be used again.
  private func take<Value>(_ value: inout Value, leaving empty: Value) -> Value {
    defer { value = empty }
    return value
  }

  private func passPage(_ ui: inout UI) {
    guard let page else { return }
    ui.painter.beginLayer(.page, in: stage.bounds)
    if currentListener == .page {
      page.pass(&ui, in: stage.bounds)
    } else {
      ui.covered { page.pass(&$0, in: stage.bounds) }
    }
    ui.painter.endLayer()
  }

  private func pass(_ presentation: Presentation, _ ui: inout UI, at now: Duration) -> AlertChoice? {
    let alert = presentation.alert
    if presentation.appearedAt == nil {
      presentation.appearedAt = now
      // Nobody is locked in: an alert without actions gets one (S4-05).
      if alert.actions.isEmpty { alert.addAction(AlertAction(title: "OK")) }
    }
    presentation.scene.update(for: alert, on: stage)
    let isTop = presentation === stack.top
    guard isTop || presentation.phase.motion.look.opacity > 0 else { return nil }
    ui.appearance = alert.appearance ?? appearance
    ui.heading = alert.heading
    var choice: AlertChoice?
    ui.scoped(to: ControlID(presentation.serial)) { ui in
      if isTop {
        choice = ui.alert(presentation)
      } else {
        ui.covered { _ = $0.alert(presentation) }
      }
    }
    return choice
  }
}

// MARK: - Settling

extension AlertPresenter {
  /// Turns what a person did into what happens. It runs after the pass, so closures of users may do as they like.
  private func settle(_ choice: AlertChoice, of presentation: Presentation) {
    let alert = presentation.alert
    switch choice {
    case .action(let index):
      guard alert.actions.indices.contains(index) else { return }
      choose(alert.actions[index], .action, of: presentation)
    case .confirm:
      if let action = alert.returnAction { choose(action, .action, of: presentation) }
    case .escape:
      if let action = alert.cancelAction {
        choose(action, .escape, of: presentation)
      } else if alert.escapeDismisses {
        stack.end(presentation, AlertOutcome(.escape), animated: true)
      }
    }
  }

  /// Runs an action: the alert goes and the handler follows, or the other way round; a veto only keeps the alert.
  private func choose(_ action: AlertAction, _ reason: AlertResponse.Reason, of presentation: Presentation) {
    let alert = presentation.alert
    guard action.isEnabled, !presentation.phase.isDecided else { return }
    let isAllowed = alert.delegate?.alertController(alert, shouldDismissWith: action) ?? true
    guard action.dismissesAlert, isAllowed else {
      action.handler?(action)
      return
    }
    stack.end(presentation, AlertOutcome(reason, action: action, of: alert), animated: true)
    if alert.handlerTiming == .beforeDismissal { presentation.runHandler() }
  }
}
