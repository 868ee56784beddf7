import PlacardCanvas
import Testing

@testable import PlacardUI

@MainActor @Suite(.serialized) struct InputStateTests {
  private let here = Point(x: 5, y: 5)

  @Test func `a press within one batch is there with its end`() {
    var input = InputState()

    input.fold([.down(1, here), .up(1, Point(x: 6, y: 6))])

    #expect(input.presses.count == 1)
    #expect(input.presses.first?.isNew == true)
    #expect(input.presses.first?.end == .released)
    #expect(input.presses.first?.location == Point(x: 6, y: 6))
    input.fold([])
    #expect(input.presses.isEmpty)
  }

  @Test func `a press is new for one tick and remembers its farthest way`() {
    var input = InputState()
    input.fold([.down(1, here), .move(1, Point(x: 5, y: -20)), .move(1, here)])

    #expect(input.presses.first?.farthestY == -25)

    input.fold([])
    #expect(input.presses.first?.isNew == false)
  }

  @Test func `moves and releases of pointers that are not down are nothing`() {
    var input = InputState()

    input.fold([.move(1, here), .up(1, here), .pointerCancelled(.mouse), .pointerMoved(.mouse, here)])

    #expect(input.presses.isEmpty)
  }

  @Test func `keys of a tick stay in order, with what they repeat`() {
    var input = InputState()

    input.fold([.key(.tab), .repeating(.tab), .keyUp(.tab, []), .repeating(.tab), .key(.keypadEnter, .shift)])

    #expect(input.keys.map(\.key) == [.tab, .tab, .return])
    #expect(input.keys.map(\.isRepeat) == [false, true, false])
    #expect(input.keys.last?.modifiers == .shift)
  }

  @Test func `a lost focus lets keys go`() {
    var input = InputState()

    input.fold([.key(.down), .focusLost, .repeating(.down)])

    #expect(input.keys.count == 1)
  }

  @Test func `discarded events are gone, and what they hold down stays down in vain`() {
    var input = InputState()
    input.fold([.down(1, here), .key(.tab), .text("a"), .wheel(here, dx: 0, dy: 1)])

    input.discard()

    #expect(input.keys.isEmpty && input.texts.isEmpty && input.wheels.isEmpty)
    #expect(input.presses.first?.isNew == false)
  }

  @Test func `memory is reused from tick to tick`() {
    var input = InputState()
    let events: [InputEvent] = [.down(1, here), .up(1, here), .key(.tab), .text("a"), .wheel(here, dx: 0, dy: 1)]
    input.fold(events)
    let before = input.keys.withUnsafeBufferPointer { $0.baseAddress }

    for _ in 0..<10 { input.fold(events) }

    #expect(input.keys.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
