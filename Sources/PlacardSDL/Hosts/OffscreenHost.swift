// Alerts in a picture: no display, no SDL_Init, no environment, and a clock that moves only when told to.
import PlacardAlert
public import PlacardCanvas
public import PlacardText
public import PlacardUI

/// A host that draws into a bitmap, for image tests and for pictures of alerts.
///
/// The same calls give the same bytes everywhere. Time is virtual: nothing moves until `advance(by:)` or `settle()`.
@MainActor public final class OffscreenHost {
  /// What lies under everything.
  public let background: Color
  let stage: Stage
  private var frame: Bitmap
  private var ticks: Int64 = 0
  /// Time that did not make a whole tick yet, in units of 1/120 nanosecond.
  private var remainder: Int64 = 0

  /// A host of `size` points at `scale` pixels a point.
  ///
  /// `fonts` are tried after Inter, in their order. Throws a `PlacardError` when the size is not at least one pixel and
  /// at most 16384 pixels a side and 2^26 in all, or when a font cannot be used.
  public init(
    size: Size, scale: Double = 1, background: Color = .white, appearance: Appearance = .standard,
    fonts: [FontFile] = []
  ) throws(PlacardError) {
    let grid = PixelGrid(scale: scale)
    guard let extent = OffscreenExtent(size, on: grid), !extent.isEmpty else {
      throw PlacardError(
        "Cannot draw on \(size.width) x \(size.height) points at scale \(scale); "
          + "give 1 to \(OffscreenExtent.longestSide) pixels a side.")
    }
    self.background = background
    stage = try Stage(appearance: appearance, fonts: fonts)
    frame = Bitmap(width: extent.width, height: extent.height, filledWith: background)
    stage.resize(to: size, pixelWidth: extent.width, pixelHeight: extent.height, grid: grid)
    stage.tick(at: .zero)
  }
}

// MARK: - Input and time

extension OffscreenHost {
  /// Gives `event` to the next tick. `.resized` also changes the bitmap's size, which is kept within what is drawable.
  public func send(_ event: InputEvent) {
    if case .resized(let size) = event { resize(to: size) }
    stage.send(event)
  }

  /// Moves the clock on and runs the whole ticks of 1/120 s that it passes; what is left over counts next time.
  public func advance(by duration: Duration) {
    let longest = Duration.seconds(60_000_000)
    let parts = min(max(duration, .zero), longest).components
    let nanoseconds = parts.seconds * Self.nanosecondsASecond + parts.attoseconds / Self.nanosecondsASecond
    let due = remainder + nanoseconds * Self.ticksASecond
    remainder = due % Self.nanosecondsASecond
    run(ticks: due / Self.nanosecondsASecond)
  }

  /// Runs ticks until nothing moves. A timeout does not count as moving; what never rests is given a minute.
  public func settle() {
    for _ in 0..<Self.longestSettling {
      guard !stage.isAtRest else { return }
      run(ticks: 1)
    }
  }

  private func run(ticks count: Int64) {
    let end = ticks + count
    while ticks < end {
      ticks += 1
      if stage.isAtRest { skipRest(to: end) }
      stage.tick(at: Self.moment(of: ticks))
    }
  }

  /// At rest every tick is like the last one, so only the one that a timeout falls on, or the last, is run.
  private func skipRest(to end: Int64) {
    guard let deadline = stage.nextDeadline else {
      ticks = end
      return
    }
    // A nanosecond less, so that no rounding leads beyond the tick that is due.
    let wait = min(deadline - Self.moment(of: ticks) - .nanoseconds(1), Self.moment(of: end - ticks))
    ticks = min(end, ticks + Int64(wait.wholeTicks))
  }

  private static func moment(of tick: Int64) -> Duration {
    .seconds(tick) / ticksASecond
  }

  private static let nanosecondsASecond: Int64 = 1_000_000_000
  private static let ticksASecond = Int64(FixedTimestep.ticksPerSecond)
  private static let longestSettling = 60 * FixedTimestep.ticksPerSecond
}

// MARK: - What is to be seen

extension OffscreenHost {
  /// What a screen would show now: premultiplied pixels, alpha 255 everywhere over an opaque background.
  public var bitmap: Bitmap {
    let damage = stage.updateLayers()
    if !damage.isEmpty {
      frame.withPixelTarget { stage.compositor.compose(into: $0, over: .color(background), in: damage) }
    }
    return frame
  }

  /// The same in words: one node a control or text, in drawing order.
  public var semantics: SemanticsTree { stage.output.semantics }

  /// The same as a list of what is drawn.
  public var drawList: DrawList { stage.output.drawList }

  private func resize(to size: Size) {
    let extent = OffscreenExtent(clamping: size, on: stage.grid)
    guard extent.width != frame.width || extent.height != frame.height || extent.size != stage.size else { return }
    frame = Bitmap(width: extent.width, height: extent.height, filledWith: background)
    stage.resize(to: extent.size, pixelWidth: extent.width, pixelHeight: extent.height, grid: stage.grid)
    stage.compositor.forget()
  }
}
