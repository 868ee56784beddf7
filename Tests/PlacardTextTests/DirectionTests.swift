import PlacardCanvas
import Testing

@testable import PlacardText

/// Text that runs from right to left, alone and mixed.
@MainActor @Suite(.serialized) struct DirectionTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = try .manyScripts()
  }

  @Test func `Hebrew in Latin is turned round, the rest is not`() {
    let line = typesetter.layout("one אבג two", .message, width: 300).allLines.first

    #expect(line?.runs.map(\.run.text) == ["one ", "אבג", "two"])
    #expect(line?.runs.map(\.run.isRightToLeft) == [false, true, false])
  }

  @Test func `Latin in Hebrew stands between what comes after and what comes before`() {
    let line = typesetter.layout("אבג one דהו", .message, width: 300).allLines.first

    #expect(line?.runs.map(\.run.text).filter { $0 != " " } == ["דהו", "one", "אבג"])
    #expect(line?.runs.filter { $0.run.text == "one" }.map(\.run.isRightToLeft) == [false])
  }

  @Test func `numbers keep their order in Hebrew`() {
    let line = typesetter.layout("אבג 123 דהו", .message, width: 300).allLines.first

    #expect(line?.runs.map(\.run.text).filter { $0 != " " } == ["דהו", "123", "אבג"])
  }

  @Test func `each line has an order of its own`() {
    let text = "one two אבג דהו"
    let width = typesetter.width(of: "one two אבג", .message) + 2

    let layout = typesetter.layout(text, .message, width: width)

    #expect(layout.texts == ["one two אבג", "דהו"])
  }

  @Test func `runs stand side by side`() {
    for line in typesetter.layout("one אבג two 12 דהו (three)", .message, width: 120).allLines {
      var x = 0.0
      for placed in line.runs {
        #expect(placed.x >= x - 0.001)
        x = placed.x + placed.run.advance
      }
      #expect(abs(x - line.width) < 0.01)
    }
  }

  @Test func `a paragraph begins where its first letter says, unless told otherwise`() {
    func x(_ text: String, _ direction: TextDirection) -> Double? {
      typesetter.layout(text, .message, width: 300, direction: direction).allLines.first?.x
    }

    #expect(x("1 one אבג", .natural) == 0)
    #expect(x("1 אבג one", .natural) ?? 0 > 100)
    #expect(x("one", .rightToLeft) ?? 0 > 100)
    #expect(x("אבג", .leftToRight) == 0)
  }

  @Test func `trailing and leading change sides with the paragraph`() {
    let layout = typesetter.layout("one\nאבג", .message, width: 300, alignment: .trailing)

    #expect(layout.allLines.first?.x ?? 0 > 100)
    #expect(layout.allLines.last?.x == 0)
  }

  @Test func `the end of a sentence goes to the left in a Hebrew paragraph`() {
    let line = typesetter.layout("אבג!", .message, width: 300).allLines.first
    let forced = typesetter.layout("one!", .message, width: 300, direction: .rightToLeft).allLines.first

    #expect(line?.runs.map(\.run.text) == ["!", "אבג"] || line?.runs.map(\.run.text) == ["אבג!"])
    #expect(forced?.runs.map(\.run.text) == ["!", "one"])
  }

  @Test func `A59: an override cannot turn a file name round`() {
    let line = typesetter.layout("photo\u{202E}gnp.exe", .message, width: 300).allLines.first

    #expect(line?.text == "photognp.exe")
    #expect(line?.runs.allSatisfy { !$0.run.isRightToLeft } == true)
  }

  @Test func `Arabic letters join, within a run and across the end of a line`() throws {
    let letter = typesetter.width(of: "ب", .message)
    let word = String(repeating: "ب", count: 12)
    let joined = typesetter.layout(word, .message, width: .infinity)
    #expect(joined.lineCount(upTo: 2) == 1)
    #expect(joined.width < 12 * letter - 10)

    let layout = typesetter.layout(word, .message, width: joined.width * 0.6)

    #expect(layout.texts.count == 2)
    #expect(layout.texts.first?.unicodeScalars.last == "\u{200D}")
    #expect(layout.texts.last?.unicodeScalars.first == "\u{200D}")
    #expect(layout.texts.joined().unicodeScalars.count { $0 == "ب" } == 12)
  }

  @Test func `a letter that does not join gets no joiner`() {
    // Alef joins to what comes before it, never to what comes after.
    let word = String(repeating: "ا", count: 12)
    let width = typesetter.layout(word, .message, width: .infinity)
    _ = width.lineCount(upTo: 1)

    let layout = typesetter.layout(word, .message, width: width.width * 0.6)

    #expect(layout.texts.count == 2)
    #expect(!layout.texts.joined().unicodeScalars.contains("\u{200D}"))
  }
}
