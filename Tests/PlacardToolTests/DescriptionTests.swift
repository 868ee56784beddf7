import Foundation
import Testing

/// What `--describe` says, read as any caller would read it.
@Suite(.timeLimit(.minutes(2))) struct DescriptionTests {
  private struct Description: Decodable {
    struct Node: Decodable {
      let role: String
      let label: String
      let frame: [Double]
    }

    let size: [Double]
    let nodes: [Node]

    func labels(_ role: String) -> [String] { nodes.filter { $0.role == role }.map(\.label) }
  }

  private func describe(_ process: CommandProcess) throws -> Description {
    let ending = try process.run()
    #expect(ending.status == 0)
    #expect(ending.output.hasSuffix("\n") && ending.output.filter(\.isNewline).count == 1)
    return try JSONDecoder().decode(Description.self, from: Data(ending.output.utf8))
  }

  private func describe(_ arguments: String..., surface: String = "480x320") throws -> Description {
    try describe(CommandProcess(arguments + ["--describe", "--offscreen", surface]))
  }

  @Test func `CL-06 C09 a message is shown byte for byte`() throws {
    let text = "a\"b'c $(id) `id` $HOME %n ;|&& \\`id\\` * ~ \\$ !x"

    let description = try describe("--info", "--text", text)

    #expect(description.labels("text").map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `RD-05 a title that is not UTF-8 is repaired and shown`() throws {
    var process = CommandProcess(["--info", "--describe", "--offscreen=480x320"])
    process.arguments.append(Array("--title=".utf8) + [0x61, 0x80, 0x7A])

    #expect(try describe(process).labels("text") == ["a\u{FFFD}z"])
  }

  @Test func `Z20 the buttons of each kind are there`() throws {
    #expect(try describe("--question").labels("button") == ["No", "Yes"])
    #expect(try describe("--info").labels("button") == ["OK"])
    #expect(try describe("--info").labels("image").count == 1)
  }

  @Test func `CL-23 600 words make a card that is wider than the least and fits the screen`() throws {
    let words = Array(repeating: "harbour", count: 600).joined(separator: " ")

    let description = try describe("--info", "--text", words, surface: "1920x1080")

    let card = try #require(description.nodes.first { $0.role == "alert" }).frame
    #expect(card[2] == 480)
    #expect(card[1] >= 0 && card[1] + card[3] <= 1080)
  }

  @Test func `Z13 a width is the card's`() throws {
    let card = try #require(try describe("--warning", "--width=400", "--text=M").nodes.first { $0.role == "alert" })

    #expect(card.frame[2] == 400)
  }

  @Test func `C02 with 120 lines every button is on the screen`() throws {
    let lines = (1...120).map { "line \($0)" }.joined(separator: "\\n")

    let buttons = try describe("--question", "--text", lines).nodes.filter { $0.role == "button" }

    #expect(buttons.count == 2)
    #expect(buttons.allSatisfy { $0.frame[1] >= 0 && $0.frame[1] + $0.frame[3] <= 320 })
  }
}
