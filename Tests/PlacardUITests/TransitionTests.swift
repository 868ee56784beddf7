import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct TransitionTests {
  @Test func `a transition goes from its beginning to its end exactly`() {
    var transition = Transition(from: 2, to: 5, duration: .milliseconds(200), curve: .linear)
    #expect(transition.value == 2)

    for _ in 0..<12 { transition.advance() }
    #expect(transition.value == 3.5)
    #expect(!transition.isFinished)
    for _ in 0..<12 { transition.advance() }

    #expect(transition.isFinished)
    #expect(transition.value == 5)
    #expect(transition.progress == 1)
  }

  @Test func `the show animation has LOOK's values at its times`() {
    var opacity = Transition(from: 0, to: 1, duration: .milliseconds(404))
    var scale = Transition(from: 1.2, to: 1, duration: .milliseconds(404))

    for _ in 0..<12 {
      opacity.advance()
      scale.advance()
    }
    #expect(abs(opacity.value - 0.666) < 0.001)
    #expect(abs(scale.value - 1.067) < 0.001)
    for _ in 0..<36 { opacity.advance() }
    #expect(!opacity.isFinished)
    opacity.advance()

    #expect(opacity.isFinished)
  }

  @Test func `it stays at its end`() {
    var transition = Transition(from: 0, to: 1, duration: .milliseconds(10))

    for _ in 0..<100 { transition.advance() }

    #expect(transition.value == 1)
    #expect(transition.tick == 2)
  }

  @Test func `a new target midway makes no jump`() {
    var transition = Transition(from: 0, to: 100, duration: .milliseconds(250))
    for _ in 0..<10 { transition.advance() }
    let midway = transition.value

    transition.retarget(to: 0, duration: .milliseconds(250))

    #expect(transition.value == midway)
    for _ in 0..<30 { transition.advance() }
    #expect(transition.value == 0)
    #expect(transition.isFinished)
  }

  @Test func `TM-07 no duration is an end at once`() {
    for duration in [Duration.zero, .milliseconds(-4)] {
      let transition = Transition(from: 0, to: 1, duration: duration)

      #expect(transition.isFinished)
      #expect(transition.value == 1)
    }
  }

  @Test func `a transition can rest and can be finished`() {
    var transition = Transition(from: 0, to: 8, duration: .seconds(1))

    transition.finish()

    #expect(transition.value == 8)
    #expect(transition.isFinished)
    #expect(Transition(at: 3).value == 3)
    #expect(Transition(at: 3).isFinished)
  }
}
