// What every host stands on: who presents, who draws, and the ticks between. It knows no SDL; a host feeds it events and
// time, and shows what the compositor holds.
import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI

@MainActor final class Stage {
  let presenter: AlertPresenter
  let compositor: Compositor
  let typesetter: Typesetter
  /// What the last tick had to show and to ask.
  private(set) var output = TickOutput()
  /// The host's clock as of the last tick: it never stands still longer than the host does.
  private(set) var now: Duration = .zero
  private(set) var pixelWidth = 0
  private(set) var pixelHeight = 0
  private(set) var size = Size.zero
  private(set) var grid = PixelGrid(scale: 1)

  private var timestep = FixedTimestep()
  private var pending: [InputEvent] = []
  private var spare: [InputEvent] = []
  /// Ticks in a row that nothing moved in. The second shows what handlers of the first changed.
  private var quietTicks = 0

  init(appearance: Appearance, fonts: [FontFile]) throws(PlacardError) {
    let fonts = try FontFile.read(fallbacks: fonts)
    typesetter = try Typesetter(fonts: fonts)
    presenter = AlertPresenter(typesetter: typesetter, appearance: appearance)
    compositor = Compositor(masks: try RunPainter(fonts: fonts))
  }

  /// Tells the surface's extent; what is drawn follows on the next tick.
  func resize(to size: Size, pixelWidth: Int, pixelHeight: Int, grid: PixelGrid) {
    self.size = size
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.grid = grid
    presenter.resize(to: size, grid: grid)
  }

  /// Keeps an event for the next tick.
  func send(_ event: InputEvent) {
    pending.append(event)
  }

  /// Keeps events for the next tick.
  func send(_ events: [InputEvent]) {
    pending.append(contentsOf: events)
  }
}

// MARK: - Time

extension Stage {
  /// Whether nothing will change until an event comes or `nextDeadline` is reached.
  var isAtRest: Bool { hasRested && pending.isEmpty && !presenter.isMoving }

  /// When to go on although nothing moves, by the host's clock.
  var nextDeadline: Duration? { presenter.nextDeadline }

  private var hasRested: Bool { quietTicks >= 2 }

  private var isDue: Bool { nextDeadline.map { now >= $0 } ?? false }

  /// Goes on by the time that passed outside. Time at rest is not made up for: what begins, begins with one tick.
  func advance(by elapsed: Duration) {
    now += max(elapsed, .zero)
    var ticks = timestep.advance(by: elapsed)
    if hasRested {
      timestep.reset()
      ticks = isAtRest && !isDue ? 0 : 1
    }
    for _ in 0..<ticks { tick() }
  }

  /// Runs one tick at `moment` of the host's clock.
  func tick(at moment: Duration) {
    now = moment
    tick()
  }

  /// How long until the next tick is due while something moves.
  var timeToNextTick: Duration { timestep.timeToNextTick }

  private func tick() {
    swap(&pending, &spare)
    pending.removeAll(keepingCapacity: true)
    let isQuiet = spare.isEmpty && !presenter.isMoving
    output = presenter.tick(spare, at: now)
    quietTicks = isQuiet && !presenter.isMoving ? quietTicks + 1 : 0
  }
}

// MARK: - Pixels

extension Stage {
  /// Brings the layers up to date and returns what looks different now, in pixels of the surface.
  func updateLayers() -> [PixelRect] {
    compositor.update(output.drawList, grid: grid, width: pixelWidth, height: pixelHeight)
  }
}
