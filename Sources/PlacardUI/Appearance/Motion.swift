/// How long things take to move (LOOK.md 8). Presses, rings and enabling are at once.
public struct Motion: Sendable, Equatable {
  /// How long an alert takes to appear.
  public var show: Duration
  /// How long an alert takes to go.
  public var hide: Duration
  /// How large an alert is when it begins to appear; it comes down to 1.
  public var showScale: Double
  /// How long an appearance or disappearance takes with `reduceMotion`, a fade alone.
  public var reducedFade: Duration
  /// How long a card takes to move to a new place, as when it is lifted.
  public var lift: Duration
  /// How long a switch or a progress bar takes to follow its value.
  public var follow: Duration
  /// The way of all of them.
  public var curve: Curve
}

extension Motion {
  /// 404 ms in from 1.2 times the size, 200 ms out, along the spring.
  public static let standard = Motion(
    show: .milliseconds(404), hide: .milliseconds(200), showScale: 1.2, reducedFade: .milliseconds(200),
    lift: .milliseconds(250), follow: .milliseconds(200), curve: .spring)
}
