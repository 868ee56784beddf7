package import PlacardCanvas
package import PlacardText
package import PlacardUI

/// Runs alerts, tick by tick: the phase machine and queue of `PresentationStack`, the scenes, the passes, the answers.
///
/// A host has one, forwards `AlertPresenting` to it, and gives it ticks while `isMoving`, on events, and at
/// `nextDeadline`. Input reaches an alert only while it stands: presses and keys that begin before or while it comes in
/// are never acted on, so nobody answers what they have not seen. Handlers run at the very end of a tick.
@MainActor package final class AlertPresenter {
  /// How alerts look that have no appearance of their own, and the page.
  package var appearance: Appearance {
    get { stage.appearance }
    set {
      stage.appearance = newValue
      stack.appearance = newValue
      stageChanged()
    }
  }
  /// How long after its first tick an alert ignores presses and keys that begin; none by default, 300 ms for kiosks.
  package var ignoresPressesFor: Duration = .zero
  /// What is drawn under the backdrop; it answers input while no alert is up.
  package var page: (any AlertContent)? { didSet { stageChanged() } }

  var stage: AlertStage
  let stack: PresentationStack
  var backdrop = Backdrop()
  let memory = UIMemory()
  /// Who listened in the last tick.
  var listener: Listener = .page
  /// The end of what the last tick gave out, and the lists that lend their memory to the next.
  var output = TickOutput()
  var spare = TickOutput()
  /// The revision of the stage that was drawn last.
  var drawnRevision: Int?
  var lastTicket = 0

  /// Whom input reaches.
  enum Listener: Equatable {
    case page
    /// Something leaves, and nothing stands.
    case nobody
    /// The presentation with this serial.
    case alert(Int)
  }

  package init(typesetter: Typesetter, appearance: Appearance) {
    stage = AlertStage(appearance: appearance, typesetter: typesetter)
    stack = PresentationStack(appearance: appearance)
  }

  /// Whether the next tick shows something else, or has something to tell: while it holds, give ticks.
  package var isMoving: Bool {
    drawnRevision != stage.revision || stack.isMoving || backdrop.isMoving
      || stack.shown.contains { $0.scene.isStale(for: $0.alert) }
  }

  /// When to give a tick although nothing moves, by the clock of `tick`; nil for never.
  package var nextDeadline: Duration? { stack.nextDeadline }

  /// Tells the size of the surface, what its edges keep clear of cards, and the pixels.
  package func resize(to size: Size, safeArea: EdgeInsets = EdgeInsets(), grid: PixelGrid) {
    let size = Size(width: Self.sane(size.width), height: Self.sane(size.height))
    guard size != stage.size || safeArea != stage.safeArea || grid != stage.grid else { return }
    stage.size = size
    stage.safeArea = safeArea
    stage.grid = grid
    stageChanged()
  }

  private func stageChanged() {
    stage.revision &+= 1
  }

  private static func sane(_ length: Double) -> Double {
    length.isFinite ? max(0, length) : 0
  }
}

// MARK: - Presenting

extension AlertPresenter: AlertPresenting {
  package var presentedAlerts: [AlertController] {
    stack.shown.filter { !$0.phase.isDecided }.map(\.alert)
  }

  package func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, completion: (() -> Void)?
  ) {
    _ = stack.present(alert, animated: animated, priority: priority, completion: completion)
  }

  /// Shows `alert` when its turn comes; `ended` runs once, when it has gone, and is told how.
  package func present(
    _ alert: AlertController, animated: Bool, priority: AlertPriority, ended: @escaping (AlertResponse) -> Void
  ) {
    let presentation = stack.present(alert, animated: animated, priority: priority, completion: nil)
    presentation.onEnd { [weak presentation] in
      if case .dismissed(let outcome)? = presentation?.phase { ended(outcome.response) }
    }
  }

  package func dismiss(_ alert: AlertController, animated: Bool, completion: (() -> Void)?) {
    stack.dismiss(alert, animated: animated, reason: .programmatic, completion: completion)
  }

  /// Waits for the end of `alert`; the answer comes exactly once, also when the task or the host ends first.
  package func response(to alert: AlertController, animated: Bool, priority: AlertPriority) async -> AlertResponse {
    lastTicket += 1
    let ticket = lastTicket
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else {
          continuation.resume(returning: AlertResponse(reason: .cancelled))
          return
        }
        let presentation = stack.present(alert, animated: animated, priority: priority, completion: nil)
        presentation.onEnd(Presentation.Waiter(ticket: ticket, continuation: continuation))
      }
    } onCancel: {
      // Cancellation comes from any thread; the main actor is the only way home.
      Task { @MainActor in self.stack.cancel(ticket) }
    }
  }

  /// Ends every alert at once, and tells it before it returns: the host closes.
  package func closeAll(_ reason: AlertResponse.Reason = .closed) {
    stack.endAll(reason)
    backdrop = Backdrop()
    stack.tell()
    stageChanged()
  }
}
