/// How a transition goes from its beginning to its end.
public enum Curve: Sendable, Equatable {
  /// As fast at the end as at the beginning.
  case linear
  /// The critically damped spring of mass 1 and stiffness 522.35 (LOOK.md 8).
  case spring

  /// The share of the way that is covered after the share `progress` of the time; both from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch self {
    case .linear: return progress
    case .spring:
      let x = Self.rate * progress
      return 1 - (1 + x) * Self.decay(x)
    }
  }

  /// sqrt(522.35) x 0.404, so that the spring comes to rest with the longest transition (LOOK.md 8).
  private static let rate = 9.2334

  /// e to the power of minus `x`, for 0 to 10, by additions and multiplications alone.
  ///
  /// The C library chooses its `exp` by processor, and its last bit with it; pictures must not differ by machine.
  private static func decay(_ x: Double) -> Double {
    let small = -x / 64
    var term = 1.0
    var sum = 1.0
    for n in 1...12 {
      term *= small / Double(n)
      sum += term
    }
    for _ in 0..<6 { sum *= sum }
    return sum
  }
}
