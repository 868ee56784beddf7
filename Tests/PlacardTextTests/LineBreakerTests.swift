import Testing

@testable import PlacardText

@MainActor @Suite(.serialized) struct LineBreakerTests {
  private static let officialFile = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

  @Test func `every case of Unicode's official file breaks where it says`() throws {
    let bytes = try #require(
      TestFonts.contents(of: Self.officialFile),
      "Unicode's line break test is missing: apt-get install unicode-data")
    let cases = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap(
      OfficialCase.init)

    let failures = cases.filter { breaks(in: $0.scalars) != $0.breaks }

    #expect(cases.count > 7000)
    #expect(failures.isEmpty, "\(failures.count) cases fail, the first is \(failures.first?.line ?? "")")
  }

  @Test(arguments: [0xA0, 0x202F, 0x2007, 0x2060])
  func `a space that does not break holds its neighbours together`(scalar: UInt32) {
    #expect(breaks(in: [0x61, scalar, 0x62]) == [])
  }

  @Test func `WR-10: ideographs break between any two but not before a full stop or a closing bracket`() {
    #expect(breaks(in: [0x6F22, 0x6F22, 0x3002, 0x6F22, 0x300D, 0x3001]) == [1, 3])
  }

  @Test func `WR-09: a soft hyphen and a zero width space allow a break after them`() {
    #expect(breaks(in: [0x61, 0xAD, 0x62, 0x200B, 0x63]) == [2, 4])
  }

  private func breaks(in scalars: [UInt32]) -> [Int] {
    var breaker = LineBreaker()
    var breaks: Set<Int> = []
    for (index, scalar) in scalars.enumerated() {
      if breaker.advance(to: LineBreakClass(of: scalar)) != .prohibited { breaks.insert(index) }
      if let withdrawn = breaker.withdrawn { breaks.remove(index - withdrawn) }
    }
    return breaks.sorted()
  }
}

/// A line of the file: `× 0023 ÷ 0308 ÷`, and a comment.
private struct OfficialCase {
  let line: Substring
  let scalars: [UInt32]
  /// The places inside the text at which a line may end.
  let breaks: [Int]

  init?(_ line: Substring) {
    self.line = line
    let tokens = line.prefix { $0 != "#" && $0 != "\t" }.split(separator: " ")
    scalars = tokens.compactMap { UInt32($0, radix: 16) }
    guard !scalars.isEmpty else { return nil }
    let marks = tokens.filter { $0 == "÷" || $0 == "×" }
    breaks = marks.indices.dropFirst().dropLast().filter { marks[$0] == "÷" }
  }
}
