import Foundation
import Placard
import Testing

@MainActor @Suite(.serialized) struct ReadmeTests {
  private let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  @Test func `the README's code is code that compiles`() throws {
    let readme = try text("README.md")
    let example = try text("Tests/ClientTests/ReadmeExample.swift")

    let code = try #require(Self.block(after: "```swift\n", in: readme))
    let lines = code.split(separator: "\n").filter { $0 != "import Placard" }

    #expect(lines.count >= 8)
    for line in lines {
      #expect(example.contains("\n  " + line + "\n"), "ReadmeExample.swift does not have: \(line)")
    }
  }

  @Test func `the README's pictures and pages are there`() throws {
    let readme = try text("README.md")

    for piece in readme.split(separator: "](").dropFirst() where !piece.hasPrefix("http") {
      let path = String(piece.prefix { $0 != ")" })
      #expect(FileManager.default.fileExists(atPath: package.appending(path: path).path()), "\(path) is missing.")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: package.appending(path: path), encoding: .utf8)
  }

  private static func block(after start: String, in text: String) -> Substring? {
    guard let begin = text.range(of: start)?.upperBound, let end = text.range(of: "```", range: begin..<text.endIndex)
    else { return nil }
    return text[begin..<end.lowerBound]
  }
}
