import PlacardCanvas
import Testing

@testable import PlacardText

@MainActor @Suite(.serialized) struct FontFaceTests {
  private func message(for bytes: [UInt8]) -> String? {
    let error = #expect(throws: PlacardError.self) {
      try Typesetter(fonts: TestFonts.inter + [FontBytes(name: "\"x.ttf\"", bytes)])
    }
    return error?.message
  }

  @Test func `RD-03: no bytes are no font`() {
    #expect(message(for: []) == "The font \"x.ttf\" is empty; give a TrueType or OpenType font.")
  }

  @Test func `RD-03: noise is no font`() {
    var state: UInt32 = 1
    let noise = (0..<1024).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }

    #expect(message(for: noise) == "The font \"x.ttf\" is not a TrueType or OpenType font.")
  }

  @Test(arguments: [1, 4, 11, 12, 15, 16, 100, 5000, 200_000])
  func `RD-03: a font that is cut short is told from a whole one`(count: Int) throws {
    let whole = try #require(TestFonts.inter.first)
    guard case .embedded(let embedded) = whole.storage, let start = embedded.pointer else {
      Issue.record("The embedded font is not embedded.")
      return
    }
    let part = [UInt8](UnsafeBufferPointer(start: start, count: count))

    let message = message(for: part)

    #expect(message?.hasPrefix("The font \"x.ttf\" is ") == true)
    #expect(message?.hasSuffix(".") == true)
  }

  @Test func `a directory without the tables of a font is refused`() {
    let bytes: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

    #expect(message(for: bytes)?.contains("lacks tables") == true)
  }

  @Test func `one font serves both weights`() throws {
    let typesetter = try Typesetter(fonts: [TestFonts.dejaVu()])

    let runs = typesetter.layout("Bold", .title, width: 500).allLines.flatMap(\.runs)

    #expect(runs.map(\.run.face) == [0])
  }
}
