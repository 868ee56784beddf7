import Glibc

/// Something to measure, by name.
@MainActor struct Case {
  let name: String
  /// Does the work some times and says how many nanoseconds of CPU time it took.
  let run: (_ times: Int) throws -> Int

  init(_ name: String, _ work: @escaping () throws -> Void) {
    self.name = name
    run = { times in
      let start = cpuTime()
      for _ in 0..<times { try work() }
      return cpuTime() - start
    }
  }

  /// A case that keeps its own time, since not all it does counts.
  init(_ name: String, timing run: @escaping (_ times: Int) throws -> Int) {
    self.name = name
    self.run = run
  }
}

/// CPU time of this process in nanoseconds, all threads: other work on the machine counts less than on a wall clock.
func cpuTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Runs every case once a round, so that a ratio compares work done within the same fraction of a second.
@MainActor struct RoundRobin {
  let cases: [Case]
  private let batch = 2_000_000

  /// Microseconds by case, one number a round.
  func measure(rounds: Int) throws -> Measurements {
    let times = try cases.map(timesInBatch)
    var microseconds = cases.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, item) in cases.enumerated() {
        microseconds[index].append(Double(try item.run(times[index])) / Double(times[index]) / 1000)
      }
    }
    return Measurements(names: cases.map(\.name), microseconds: microseconds)
  }

  private func timesInBatch(_ item: Case) throws -> Int {
    _ = try item.run(2)
    let once = try item.run(1)
    return min(max(batch / max(once, 1), 1), 20_000)
  }
}

/// What the rounds gave.
struct Measurements {
  let names: [String]
  let microseconds: [[Double]]

  private func rounds(of name: String) -> [Double] {
    guard let index = names.firstIndex(of: name) else { preconditionFailure("There is no case called \(name).") }
    return microseconds[index]
  }

  func minimum(of name: String) -> Double {
    rounds(of: name).min() ?? 0
  }

  func median(of name: String) -> Double {
    Self.median(rounds(of: name))
  }

  /// The median over the rounds of one case's time divided by another's in the same round.
  func ratio(of name: String, to reference: String) -> Double {
    Self.median(zip(rounds(of: name), rounds(of: reference)).map { $0 / $1 })
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
