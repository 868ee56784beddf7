import Testing

@testable import PlacardCommandLine

@Suite struct MarkupTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("<b>a</b><i>b</i><u>c</u><s>d</s>", "abcd"),
    ("<small><big><tt>x</tt></big></small>", "x"),
    (#"<span foreground="red" size='x-large'>r</span >"#, "r"),
    ("<b\n>a</b>", "a"),
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
    ("&#65;&#x1F468;", "A\u{1F468}"),
    ("x<b/>y", "xy"),
    ("", ""),
    ("a > b", "a > b"),
  ])
  func `well-formed markup leaves its words`(_ markup: String, _ words: String) {
    #expect(Markup.plainText(of: markup) == words)
  }

  @Test(arguments: [
    "a < b", "a & b", "<b>", "</b>", "<b></i>", "<b><i></b></i>", "<blink>x</blink>", "&nbsp;", "&#0;", "&#xD800;",
    "&#x110000;", "&;", "&amp", "<b", "<", "&", "<span size=1>x</span>", "<span size=\"1>x</span>", "<!-- x -->",
    "<b a=\"<\">x</b>", "&#-5;", "&#+5;", "< b>x</b>",
  ])
  func `anything else is not markup`(_ text: String) {
    #expect(Markup.plainText(of: text) == nil)
  }
}

@Suite struct EscapesTests {
  private func decoded(_ text: String) -> String {
    String(decoding: Escapes.decode(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (#"a\nb\tc\rd"#, "a\nb\tc\rd"), (#"\\n"#, #"\n"#), (#"\""#, "\""), (#"\101\60\7x"#, "A0\u{7}x"),
    (#"\303\251"#, "\u{E9}"), (#"\q\$\`"#, #"\q\$\`"#), (#"end\"#, #"end\"#), (#"\777"#, "\u{FFFD}"), ("", ""),
  ])
  func `escapes of C are decoded, anything else stays`(_ text: String, _ plain: String) {
    #expect(decoded(text) == plain)
  }
}

@Suite struct NumbersTests {
  @Test(arguments: [("5", 5), ("-5", -5), ("+5", 5), (" \t7x", 7), ("abc", 0), ("", 0), ("-", 0), ("256", 256)])
  func `the environment's numbers are read as C reads them`(_ text: String, _ number: Int) {
    #expect(Numbers.leading(text) == number)
  }

  @Test(arguments: ["1e3", ".5", "5.", "--1", "1.2.3", "inf", "0x1p3", "\u{0665}", "1_0"])
  func `a decimal number is digits only`(_ text: String) {
    #expect(Numbers.decimal(text) == nil)
  }

  @Test(arguments: [("0", 0.0), ("0.25", 0.25), ("-1.5", -1.5), ("007", 7)])
  func `a decimal number is read`(_ text: String, _ number: Double) {
    #expect(Numbers.decimal(text) == number)
  }
}
