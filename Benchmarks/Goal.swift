/// A figure beside the most it may be.
struct Goal {
  let what: String
  let measured: Double
  let limit: Double
  let unit: String

  var holds: Bool { measured <= limit }

  /// `what` takes at most `limit` times as long as `reference`.
  static func atMost(_ limit: Double, times reference: String, _ what: String, in measured: Measurements) -> Goal {
    Goal(what: what, measured: measured.ratio(of: what, to: reference), limit: limit, unit: "x \(reference)")
  }

  /// `what` is at least `factor` times faster than `reference`.
  static func faster(_ factor: Double, than reference: String, _ what: String, in measured: Measurements) -> Goal {
    Goal(what: what, measured: measured.ratio(of: what, to: reference), limit: 1 / factor, unit: "x \(reference)")
  }

  /// `what` takes at most `limit` microseconds in its best round.
  static func within(_ limit: Double, _ what: String, in measured: Measurements) -> Goal {
    Goal(what: what, measured: measured.minimum(of: what), limit: limit, unit: "us")
  }
}
