import Testing

@testable import PlacardText

@MainActor @Suite(.serialized) struct PlainTextTests {
  @Test(arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `every line end becomes LF in a message and one space in a line`(end: String) {
    #expect(PlainText("a" + end + "b", for: .message).string == "a\nb")
    #expect(PlainText("a" + end + "b", for: .line).string == "a b")
  }

  @Test func `two line ends in a row are two, and CRLF is one`() {
    #expect(PlainText("a\r\n\r\nb\n\rc", for: .message).string == "a\n\nb\n\nc")
  }

  @Test func `a tab is four spaces in a message and one in a line`() {
    #expect(PlainText("a\tb", for: .message).string == "a    b")
    #expect(PlainText("a\tb", for: .line).string == "a b")
  }

  @Test func `A59: NUL and other controls become spaces`() {
    #expect(PlainText("a\0b\u{1B}[31mc\u{7F}d\u{9B}e", for: .message).string == "a b [31mc d e")
  }

  @Test func `A59: what turns text round is left out`() {
    let controls: [UInt32] = Array(0x202A...0x202E) + Array(0x2066...0x206F)
    let text = "a" + String(scalars: controls) + "b"

    #expect(PlainText(text, for: .message).string == "ab")
  }

  @Test func `thirty marks stay on a letter, more do not`() {
    let text = "e" + String(repeating: "\u{301}", count: 10_000) + "f\u{301}"

    #expect(PlainText(text, for: .message).scalars.count == 1 + 30 + 2)
  }

  @Test func `everything that is not a control stays`() {
    let text = "“é” $12 — 漢字 שלום العربية 👩🏽‍🚀 🇺🇸 \u{A0}\u{AD}\u{200B}\u{2060}\u{200D}\u{E007F}\u{10FFFF}"

    #expect(PlainText(text, for: .message).string.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `RD-05: bytes that are no UTF-8 are repaired as Swift repairs them`() throws {
    let typesetter = try Typesetter.inter()
    let broken: [([UInt8], String)] = [
      ([0x61, 0x80, 0x7A], "a\u{FFFD}z"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xC3], "\u{FFFD}"),
      ([0xF8, 0x88, 0x80, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ]
    for (bytes, expected) in broken {
      let layout = typesetter.layout(String(decoding: bytes, as: UTF8.self), .message, width: 200)

      #expect(layout.texts == [expected])
    }
  }
}
