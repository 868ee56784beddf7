import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct FixedTimestepTests {
  @Test func `a second of 60 frames is 120 ticks`() {
    var timestep = FixedTimestep()
    var ticks = 0

    for frame in 1...60 {
      let now = 1_000_000_000 * frame / 60
      let before = 1_000_000_000 * (frame - 1) / 60
      ticks += timestep.advance(by: .nanoseconds(now - before))
    }

    #expect(ticks == 120)
  }

  @Test func `no time is lost between frames of any length`() {
    var timestep = FixedTimestep()
    var ticks = 0

    for _ in 0..<1_000_000 { ticks += timestep.advance(by: .nanoseconds(1000)) }

    #expect(ticks == 120)
  }

  @Test func `TM-01 a huge delta runs twenty ticks and is then over`() {
    for delta in [Duration.milliseconds(51_700), .seconds(8 * 3600), .seconds(Int64.max)] {
      var timestep = FixedTimestep()
      #expect(timestep.advance(by: .milliseconds(9)) == 1)

      #expect(timestep.advance(by: delta) == 20)
      #expect(timestep.advance(by: .zero) == 0)
      #expect(timestep.advance(by: .milliseconds(1)) <= 1)
    }
  }

  @Test func `TM-04 slow frames never make more time than passed`() {
    var timestep = FixedTimestep()
    var ticks = 0

    for _ in 0..<25 { ticks += timestep.advance(by: .milliseconds(40)) }

    #expect(ticks <= 120)
    #expect(ticks >= 119)
  }

  @Test func `zero and negative times do nothing`() {
    var timestep = FixedTimestep()

    for delta in [Duration.zero, .milliseconds(-5), .seconds(Int64.min)] {
      #expect(timestep.advance(by: delta) == 0)
    }

    #expect(timestep == FixedTimestep())
  }

  @Test func `after the time to the next tick one is due`() {
    var timestep = FixedTimestep()

    for step in 0..<50 {
      _ = timestep.advance(by: .nanoseconds(step * 777_777 % 8_000_000))
      let rest = timestep.timeToNextTick
      var early = timestep
      #expect(early.advance(by: rest - .nanoseconds(1)) == 0)
      #expect(timestep.advance(by: rest) == 1)
    }
  }

  @Test func `durations count in ticks`() {
    #expect(Duration.milliseconds(200).ticks == 24)
    #expect(Duration.milliseconds(404).wholeTicks == 49)
    #expect(Duration.milliseconds(-404).wholeTicks == 0)
    #expect(Duration.zero.wholeTicks == 0)
    #expect(Duration.seconds(Int64.max).wholeTicks == Int(Int32.max))
  }
}
