import Testing

@testable import PlacardUI

@MainActor @Suite(.serialized) struct FocusRingTests {
  private func ring(_ enabled: [Bool]) -> FocusRing {
    var ring = FocusRing()
    for (index, isEnabled) in enabled.enumerated() {
      ring.add(FocusEntry(id: ControlID(index), isEnabled: isEnabled, area: nil, top: 0, bottom: 0))
    }
    return ring
  }

  @Test func `the order goes round, over what is disabled`() {
    let ring = ring([false, true, false, true])

    #expect(ring.control(after: nil, backwards: false) == 1)
    #expect(ring.control(after: nil, backwards: true) == 3)
    #expect(ring.control(after: 1, backwards: false) == 3)
    #expect(ring.control(after: 3, backwards: false) == 1)
    #expect(ring.control(after: 1, backwards: true) == 3)
    #expect(ring.control(after: 2, backwards: false) == 3)
  }

  @Test func `one control is its own next, none has no next`() {
    #expect(ring([true]).control(after: 0, backwards: false) == 0)
    #expect(ring([true]).control(after: 0, backwards: true) == 0)
    #expect(ring([false, false]).control(after: 1, backwards: false) == nil)
    #expect(ring([]).control(after: 1, backwards: true) == nil)
  }

  @Test func `a choice needs two enabled controls`() {
    #expect(ring([true, false, true]).hasChoice)
    #expect(!ring([true, false]).hasChoice)
    #expect(!ring([]).hasChoice)
  }
}
