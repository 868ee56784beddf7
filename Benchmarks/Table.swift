/// Prints what was measured, and each figure beside its goal.
@MainActor struct Table {
  let setting: Setting
  let measured: Measurements

  func printTimes(beside reference: String) {
    print("\n\(setting.name): microseconds of CPU time, minimum and median; median ratio to \(reference)")
    for name in measured.names {
      print(
        pad(name, 44), right(fixed(measured.minimum(of: name)), 10), right(fixed(measured.median(of: name)), 10),
        right(fixed(measured.ratio(of: name, to: reference), digits: 3) + "x", 10))
    }
  }

  func printGoals(_ goals: [Goal]) {
    print("\n\(setting.name): figures beside their goals")
    for goal in goals {
      print(
        goal.holds ? "holds " : "MISSED", pad(goal.what, 38), right(fixed(goal.measured, digits: 3), 9), "<=",
        right(fixed(goal.limit, digits: 3), 8), goal.unit)
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func fixed(_ value: Double, digits: Int = 2) -> String {
    let factor = digits == 3 ? 1000.0 : 100
    let whole = Int((value * factor).rounded())
    let fraction = String(whole % Int(factor))
    return "\(whole / Int(factor))." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
