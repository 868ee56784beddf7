import PlacardAlert
import PlacardAssets
import PlacardCanvas
import PlacardText
import PlacardUI
import Testing

/// A host without pixels: it gives ticks, has a clock that only `advance` moves, and finds controls by what they say.
@MainActor final class Driver {
  let presenter: AlertPresenter
  private(set) var now: Duration = .zero
  private(set) var output = TickOutput()

  init(
    _ size: Size = Size(width: 480, height: 800), scale: Double = 1, appearance: Appearance = .standard
  ) throws {
    presenter = AlertPresenter(typesetter: try Typesetter.inter(), appearance: appearance)
    presenter.resize(to: size, grid: PixelGrid(scale: scale))
  }
}

extension Typesetter {
  /// Inter in its two weights, and nothing else; one for all tests, since what it remembers changes no answer.
  static func inter() throws -> Typesetter {
    try shared.get()
  }

  private static let shared = Result {
    let regular = placard_inter_regular()
    let semibold = placard_inter_semibold()
    return try Typesetter(fonts: [
      FontBytes(name: "Inter Regular", embedded: regular.bytes, count: regular.count),
      FontBytes(name: "Inter SemiBold", embedded: semibold.bytes, count: semibold.count),
    ])
  }
}

// MARK: - Time

extension Driver {
  static let tickTime: Duration = .seconds(1) / 120

  /// One tick with `events`.
  func tick(_ events: InputEvent...) {
    batch(events)
  }

  func batch(_ events: [InputEvent]) {
    now += Self.tickTime
    output = presenter.tick(events, at: now)
  }

  /// As many ticks as `duration` holds.
  func advance(by duration: Duration) {
    for _ in 0..<Int((duration / Self.tickTime).rounded()) { tick() }
  }

  /// Ticks until nothing moves; an alert that never rests is an issue of the test.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<1000 where presenter.isMoving { tick() }
    #expect(!presenter.isMoving, "something moves for ever", sourceLocation: sourceLocation)
  }

  /// The host's clock goes on although there are no ticks.
  func sleep(for duration: Duration) {
    now += duration
  }
}

// MARK: - Alerts

extension Driver {
  /// Presents `alert` and waits until it stands.
  func show(_ alert: AlertController, priority: AlertPriority = .normal) {
    presenter.present(alert, priority: priority)
    settle()
  }

  func isShown(_ alert: AlertController) -> Bool {
    presenter.presentedAlerts.contains { $0 === alert }
  }

  /// The layers that show something, from back to front.
  var layers: [DrawLayer] { output.drawList.layers.filter { $0.opacity > 0 } }
  var backdropOpacity: Double { layers.first { $0.id == .backdrop }?.opacity ?? 0 }
  var cardLayers: [DrawLayer] { layers.filter { $0.id != .backdrop && $0.id != .page } }
}

// MARK: - People

extension Driver {
  func node(_ name: String) throws -> SemanticsNode {
    let nodes = output.semantics.nodes
    return try #require(
      nodes.first { $0.identifier == name } ?? nodes.first { $0.label == name && $0.role == .button }
        ?? nodes.first { $0.label == name }, "nothing is called \(name)")
  }

  func frame(_ name: String) throws -> Rect { try node(name).frame }
  func center(_ name: String) throws -> Point { try node(name).visibleFrame.center }

  /// Presses and releases what is called `name`, a tick each.
  func tap(_ name: String) throws {
    tap(at: try center(name))
  }

  func tap(at point: Point) {
    tick(.pointerDown(.mouse, point))
    tick(.pointerUp(.mouse, point))
  }

  /// A key down and up, a tick each.
  func press(_ key: Key, _ modifiers: Modifiers = []) {
    tick(.keyDown(key, modifiers, isRepeat: false))
    tick(.keyUp(key, modifiers))
  }
}

/// What happened, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// An action that notes its title when it is chosen.
  func action(_ title: String, style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(title: title, style: style) { [self] _ in note(title) }
  }
}

/// A delegate that notes the end, and may hold on to the alert.
@MainActor final class Watcher: AlertControllerDelegate {
  var allowsDismissal = true
  private(set) var responses: [AlertResponse] = []
  private let log: Log

  init(_ log: Log = Log()) { self.log = log }

  func alertController(_ alert: AlertController, shouldDismissWith action: AlertAction) -> Bool { allowsDismissal }

  func alertControllerDidDismiss(_ alert: AlertController, response: AlertResponse) {
    log.note("ended")
    responses.append(response)
  }
}
