import Testing

@testable import PlacardUI

@MainActor @Suite(.serialized) struct JSONWriterTests {
  private func json(_ text: String?) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return writer.text
  }

  private func json(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.write(number)
    return writer.text
  }

  @Test func `text is escaped where JSON asks for it`() {
    #expect(json("a\"b\\c/d") == #""a\"b\\c/d""#)
    #expect(json("\n\r\t\u{0}\u{1F}\u{7F}") == #""\n\r\t\u0000\u001f\u007f""#)
    #expect(json("\r\n") == #""\r\n""#)
    #expect(json("Grüße 👨‍👩‍👧 مرحبا") == "\"Grüße 👨‍👩‍👧 مرحبا\"")
    #expect(json("e\u{301}\"\u{301}") == "\"e\u{301}\\\"\u{301}\"")
    #expect(json("") == "\"\"")
    #expect(json(nil) == "null")
  }

  @Test func `numbers are brief`() {
    let numbers: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (10, "10"), (-10, "-10"), (0.5, "0.5"), (-0.25, "-0.25"), (1.0005, "1.001"),
      (1.0004, "1"), (-0.0001, "0"), (2.05, "2.05"), (1e12, "1000000000000"), (.nan, "0"), (.infinity, "0"),
    ]

    for (number, text) in numbers { #expect(json(number) == text) }
  }
}
