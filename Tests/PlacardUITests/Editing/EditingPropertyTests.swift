import PlacardUI
import Testing

/// Random editing beside a plain model: an array of Characters, segmented anew from a String at every step.
@MainActor @Suite(.serialized) struct EditingPropertyTests {
  #if DEBUG
    static let steps = 10_000
  #else
    static let steps = 100_000
  #endif

  @Test(arguments: [1, 20_261_130] as [UInt64])
  func `a buffer edits as a plain array of Characters does`(seed: UInt64) {
    var walk = RandomWalk(seed: seed)

    for step in 0..<(Self.steps / 2) {
      let operation = walk.step()
      if let fault = walk.fault {
        Issue.record("Seed \(seed), step \(step), after \(operation): \(fault)")
        return
      }
    }
  }

  @Test(arguments: [2, 3] as [UInt64])
  func `a limited buffer never holds what its rules refuse`(seed: UInt64) {
    var random = SplitMix(seed)
    var typist = Typist(rules: .only(maximum: 12) { $0.unicodeScalars.first != "x" })

    for step in 0..<(Self.steps / 10) {
      typist.apply(RandomWalk.command(&random, end: typist.buffer.endPosition))
      let text = typist.buffer.text
      guard text.count <= 12, text.count == typist.buffer.characterCount,
        !text.contains(where: { $0.unicodeScalars.first == "x" })
      else {
        Issue.record("Seed \(seed), step \(step): \(text.unicodeScalars.map { String($0.value, radix: 16) })")
        return
      }
    }
  }
}

/// A small generator of our own, so that a seed is the same walk everywhere.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
