/// A number on its way from one value to another, a tick at a time.
public struct Transition: Sendable, Equatable {
  /// Where it began.
  public private(set) var from: Double
  /// Where it ends.
  public private(set) var to: Double
  /// The ticks of 1/120 second that have gone by.
  public private(set) var tick = 0
  private var ticks: Double
  private var curve: Curve

  /// A way from `from` to `to` that takes `duration`; at its end at once if that is zero or less.
  public init(from: Double, to: Double, duration: Duration, curve: Curve = .spring) {
    self.from = from
    self.to = to
    self.curve = curve
    ticks = duration.ticks
  }

  /// A value that rests.
  public init(at value: Double) {
    self.init(from: value, to: value, duration: .zero)
  }

  /// Whether the end is reached.
  public var isFinished: Bool { Double(tick) >= ticks }

  /// The share of the way that is covered now, 0 to 1.
  public var progress: Double {
    isFinished ? 1 : curve.value(at: Double(tick) / ticks)
  }

  /// The value now; exactly `to` at the end.
  public var value: Double {
    isFinished ? to : from + (to - from) * progress
  }

  /// Goes on by one tick; at the end it stays there.
  public mutating func advance() {
    if !isFinished { tick += 1 }
  }

  /// Sets out from where it is now towards another value; nothing jumps.
  public mutating func retarget(to target: Double, duration: Duration) {
    self = Transition(from: value, to: target, duration: duration, curve: curve)
  }

  /// Goes to the end at once.
  public mutating func finish() {
    self = Transition(from: to, to: to, duration: .zero, curve: curve)
  }
}
