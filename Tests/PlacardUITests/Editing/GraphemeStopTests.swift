import Foundation
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct GraphemeStopTests {
  private static let officialFile = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"

  @Test func `the caret stops where Swift ends Characters in every official case, both ways`() throws {
    let lines = try String(contentsOfFile: Self.officialFile, encoding: .utf8).split(separator: "\n")
    let texts = lines.compactMap(Self.text)

    let faulty = texts.filter { !stopsAgree(in: $0) }

    #expect(texts.count > 600)
    #expect(faulty.isEmpty, "\(faulty.first.map { Array($0.unicodeScalars) } ?? [])")
  }

  /// The text of a line such as `÷ 0020 × 0308 ÷`, and a comment.
  private static func text(of line: Substring) -> String? {
    let codes = line.prefix { $0 != "#" }.split { !$0.isHexDigit }.compactMap { UInt32($0, radix: 16) }
    let scalars = codes.compactMap(Unicode.Scalar.init)
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  private func stopsAgree(in text: String) -> Bool {
    var rules = InputRules()
    rules.allowsNewlines = true
    var typist = Typist(text, rules: rules)
    let expected = typist.buffer.text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    typist.apply(.move(.textStart, selecting: false))
    let right = expected.map { _ in stop(then: .right, &typist) }
    let left = expected.map { _ in stop(then: .left, &typist) }
    return right == expected && left == expected.reversed()
  }

  private func stop(then motion: EditCommand.Motion, _ typist: inout Typist) -> Int {
    defer { typist.apply(.move(motion, selecting: false)) }
    return typist.buffer.caret
  }
}
