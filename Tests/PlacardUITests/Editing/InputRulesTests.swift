import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct InputRulesTests {
  @Test func `TE-14 a newline pasted into one line is one space`() {
    let cases = [
      "a\nb": "a b", "a\r\nb": "a b", "a\\nb": "a\\nb", "a\u{2028}b\u{85}c": "a b c", "a\tb": "a b", "a\0b": "ab",
      "a\u{202E}b": "ab",
    ]

    for (pasted, value) in cases {
      var typist = Typist()
      typist.paste(pasted)
      #expect(typist.scalars == value.all)
    }
  }

  @Test func `TE-16 text set by the program is sanitised as pasted text is`() {
    var typist = Typist()

    typist.buffer.setText("a\nb\r\nc\u{7}")

    #expect(typist.scalars == "a b c".all)
  }

  @Test func `TE-19 digits and the maximum hold for the program's text`() {
    var typist = Typist(rules: .only(.numberPad, maximum: 5))

    typist.buffer.setText("1\n2aaaaaa")
    #expect(typist.scalars == "12".all)
    typist.buffer.setText("1234567")
    #expect(typist.scalars == "12345".all)
    typist.buffer.setText("abc")

    #expect(typist.buffer.isEmpty)
  }

  @Test func `TE-20 deleted Characters do not count towards the maximum`() {
    var typist = Typist(rules: .only(maximum: 4), isSecure: true)

    for _ in 0..<100 {
      typist.type("1", "2", "3", "4")
      typist.press(.backspace)
      typist.type("5", "6")
      #expect(typist.scalars == "1235".all)
      typist.press(.backspace, times: 4)
    }

    #expect(typist.buffer.isEmpty)
  }

  @Test func `TE-21 the maximum holds at the start, and a selection makes room`() {
    var typist = Typist("abcde", rules: .only(maximum: 5))

    typist.press(.home)
    typist.type("x")
    #expect(typist.scalars == "abcde".all)
    #expect(typist.refusals == 1)
    typist.press(.right)
    typist.press(.right, .shift, times: 2)
    typist.type("x")

    #expect(typist.scalars == "axde".all)
    #expect(typist.changes == 1)
  }

  @Test func `the maximum counts Characters, and pieces that complete one pass`() {
    var typist = Typist(rules: .only(maximum: 1))

    typist.type("\u{1F468}\u{200D}\u{1F469}", "\u{200D}\u{1F467}", "x")

    #expect(typist.scalars == "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}".all)
  }

  @Test func `a maximum below what is there keeps it and takes no more`() {
    var typist = Typist("abc")
    typist.buffer.rules.maximumLength = 2

    typist.paste("\u{301}xy")
    typist.type("z")
    #expect(typist.scalars == "abc".all)
    typist.press(.backspace, times: 2)
    typist.type("z")

    #expect(typist.scalars == "az".all)
  }

  @Test func `a paste fills up to the maximum`() {
    var typist = Typist("ab", rules: .only(maximum: 5))
    typist.press(.left)

    typist.paste("12e\u{301}45")

    #expect(typist.scalars == "a12e\u{301}b".all)
    #expect(typist.caretIndex == 4)
  }

  @Test func `TE-31 the echoes of keys are no text`() {
    var typist = Typist("a")

    typist.type("\u{7F}", "\u{8}", "\r", "\t", "\u{1B}", "\n")

    #expect(typist.scalars == "a".all)
    #expect(typist.changes == 0)
  }

  @Test func `what is not accepted stays out of typing, paste and program alike`() {
    var typist = Typist(rules: .only(accepts: \.isLetter))

    typist.type("1", "a", "-")
    typist.paste("b2c")
    #expect(typist.scalars == "abc".all)
    typist.buffer.setText("x y")

    #expect(typist.scalars == "xy".all)
  }

  @Test func `an accent is judged as the letter that it makes`() {
    var typist = Typist(rules: .only(accepts: \.isLetter))

    typist.type("e", "\u{301}")
    #expect(typist.scalars == "e\u{301}".all)
    typist.buffer.rules.accepts = { $0 != "n\u{303}" }
    typist.type("n", "\u{303}")

    #expect(typist.scalars == "e\u{301}n".all)
  }

  @Test func `what is refused whole leaves the selection alone`() {
    var typist = Typist("123", rules: .only(.numberPad))
    typist.press(.character("a"), .control)

    typist.paste("abc")

    #expect(typist.scalars == "123".all)
    #expect(typist.buffer.selection == TextSelection(anchor: 0, caret: 3))
    #expect(typist.changes == 0)
    #expect(typist.refusals == 1)
  }

  @Test func `keyboard types take what they are for`() {
    let cases: [(KeyboardType, String, String)] = [
      (.numberPad, "1a-2.3", "123"), (.pin, " 12x", "12"), (.numberPad, "\u{664}\u{FF15}\u{96A}", "454"),
      (.phonePad, "+49 (30) 12-3;x#", "+49 (30) 12-3#"), (.emailAddress, " a@b.c\u{A0}\n", "a@b.c"),
      (.url, "http://a b/", "http://ab/"), (.default, "a 1", "a 1"),
    ]

    for (type, pasted, value) in cases {
      var typist = Typist(rules: .only(type))
      typist.paste(pasted)
      #expect(typist.scalars == value.all, "\(type)")
    }
  }

  @Test func `a decimal has one separator, its own, and the minus in front`() {
    let cases = [
      "1.5": "1,5", "1,5": "1,5", "1.234,5": "1234,5", "1.234.567": "1234567", "-3": "-3", "3-": "3",
      "\u{2212}4": "-4", "1,2,3": "1,23",
    ]

    for (pasted, value) in cases {
      var typist = Typist(rules: .only(.decimalPad, separator: ",", minus: true))
      typist.paste(pasted)
      #expect(typist.scalars == value.all)
    }
  }

  @Test func `a decimal's second separator and a digit before its minus are refused`() {
    var typist = Typist("-1.5", rules: .only(.decimalPad, minus: true))

    typist.type(".", ",")
    typist.press(.home)
    typist.type("2", "-")

    #expect(typist.scalars == "-1.5".all)
    #expect(typist.refusals == 4)
  }

  @Test func `several lines keep their newlines and Return adds one`() {
    var rules = InputRules()
    rules.allowsNewlines = true
    var typist = Typist("a\r\nb", rules: rules)

    typist.press(.return)
    typist.type("c")
    typist.press(.home)
    #expect(typist.caretIndex == 4)
    typist.press(.home, .control)

    #expect(typist.scalars == "a\nb\nc".all)
    #expect(typist.submissions == 0)
    #expect(typist.buffer.caret == 0)
  }
}
