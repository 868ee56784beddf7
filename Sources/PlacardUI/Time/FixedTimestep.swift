/// Turns the time that passes outside into whole ticks of 1/120 second.
///
/// All arithmetic is on whole numbers, so the same times give the same ticks everywhere. A frame gets at most twenty
/// ticks and what is more is dropped: after a suspend nothing runs wild. Zero and negative times do nothing.
public struct FixedTimestep: Sendable, Equatable {
  /// How many ticks make a second: 120.
  public static let ticksPerSecond = 120
  /// The most ticks that one call of `advance` returns: 20.
  public static let mostTicksAFrame = 20

  /// What is left over, in units of 1/120 nanosecond, below one tick.
  private var remainder: Int64 = 0

  /// A timestep with nothing left over.
  public init() {}

  /// Takes the time since the last call and returns how many ticks are due now, 0 to 20.
  public mutating func advance(by elapsed: Duration) -> Int {
    guard elapsed > .zero else { return 0 }
    let perSecond = Int64(Self.ticksPerSecond)
    let due = remainder + Self.nanoseconds(min(elapsed, .seconds(1))) * perSecond
    let ticks = Int(due / Self.nanosecondsASecond)
    remainder = due % Self.nanosecondsASecond
    return min(ticks, Self.mostTicksAFrame)
  }

  /// How long it takes until the next tick is due.
  public var timeToNextTick: Duration {
    let perSecond = Int64(Self.ticksPerSecond)
    return .nanoseconds((Self.nanosecondsASecond - remainder + perSecond - 1) / perSecond)
  }

  /// Forgets what is left over, as after a rest.
  public mutating func reset() {
    remainder = 0
  }

  private static let nanosecondsASecond: Int64 = 1_000_000_000

  /// `duration`, at most a second, in whole nanoseconds.
  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let parts = duration.components
    return parts.seconds * nanosecondsASecond + parts.attoseconds / nanosecondsASecond
  }
}

extension Duration {
  /// This time in ticks of 1/120 second, with the fraction.
  package var ticks: Double {
    let parts = components
    return (Double(parts.seconds) + Double(parts.attoseconds) / 1e18) * Double(FixedTimestep.ticksPerSecond)
  }

  /// The fewest whole ticks that last at least this long; at least 0.
  package var wholeTicks: Int {
    let ticks = ticks.rounded(.up)
    return Int(min(max(ticks, 0), Double(Int32.max)))
  }
}
