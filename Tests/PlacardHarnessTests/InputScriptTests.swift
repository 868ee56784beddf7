import PlacardCanvas
import PlacardUI
import Testing

@testable import PlacardHarness

@Suite struct InputScriptTests {
  private func commands(_ text: String) throws -> [ScriptCommand] {
    try InputScript(text).steps.map(\.command)
  }

  private func fault(_ text: String) -> ScriptError? {
    do throws(ScriptError) {
      _ = try InputScript(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every command is read`() throws {
    let script = """
      advance 0.25
      settle
      tap "OK"
      tap 10 20.5
      press 1 2
      move -1 2
      release 3 4
      touch down 7 1 2
      touch move 7 3 4
      touch up 7 3 4
      type "abc"
      keys "abc"
      key Return
      key a shift ctrl alt
      keydown Space
      keyup space
      focus lost
      focus gained
      resize 320 240
      quit
      snapshot "a.png"
      describe
      describe "a.json"
      """

    #expect(
      try commands(script) == [
        .advance(.milliseconds(250)), .settle, .tap("OK"), .tapAt(Point(x: 10, y: 20.5)), .press(Point(x: 1, y: 2)),
        .move(Point(x: -1, y: 2)), .release(Point(x: 3, y: 4)), .touch(.down, 7, Point(x: 1, y: 2)),
        .touch(.move, 7, Point(x: 3, y: 4)), .touch(.up, 7, Point(x: 3, y: 4)), .type("abc"), .keys("abc"),
        .key(.return, []), .key(.character("a"), [.shift, .control, .alt]), .keyDown(.space), .keyUp(.space),
        .focus(false), .focus(true), .resize(Size(width: 320, height: 240)), .quit, .snapshot("a.png"),
        .describe(nil), .describe("a.json"),
      ])
  }

  @Test func `every expectation is read`() throws {
    let script = """
      expect shown
      expect dismissed
      expect value "Name" "Ada"
      expect enabled "OK"
      expect disabled "OK"
      """

    #expect(
      try commands(script) == [
        .expect(.shown), .expect(.dismissed), .expect(.value("Name", "Ada")), .expect(.enabled("OK")),
        .expect(.disabled("OK")),
      ])
  }

  @Test(arguments: [
    "Return", "Escape", "Tab", "Space", "Backspace", "Delete", "Left", "Right", "Up", "Down", "Home", "End", "PageUp",
    "PageDown", "a", "Z", "7", "rEtUrN",
  ])
  func `a key is called by its name in any case`(_ name: String) {
    #expect(fault("key \(name)") == nil)
  }

  @Test func `comments, blank lines and line ends of other systems change nothing`() throws {
    let script = "# one\r\n\r\n  settle # two\r\n\ttap \"#3\"# three\r\n"

    #expect(try InputScript(script).steps == [.init(line: 3, command: .settle), .init(line: 4, command: .tap("#3"))])
  }

  @Test func `a string knows its escapes`() throws {
    #expect(try commands(#"type "\"\\\n\t\u{1F468}é""#) == [.type("\"\\\n\t\u{1F468}é")])
  }

  @Test(arguments: [
    ("tap \"OK", "not closed"), (#"tap "\q""#, "A string knows"), (#"tap "\u{}""#, "Unicode scalar"),
    (#"tap "\u{D800}""#, "Unicode scalar"), (#"tap "\u{1234567}""#, "Unicode scalar"), (#"tap "\u41""#, "Unicode"),
    ("dance", "no command \"dance\""), ("\"tap\"", "begins with a command"), ("Settle", "no command"),
    ("settle now", "words left over"), ("tap", "tap needs"), ("tap OK", "tap needs"), ("tap 1", "tap needs"),
    ("tap \"A\" \"B\"", "left over"), ("press 1", "two numbers"), ("press a b", "not \"a\""),
    ("advance", "number of seconds"), ("advance -1", "from 0"), ("advance nan", "not \"nan\""),
    ("advance 1e3", "not \"1e3\""), ("advance 1-2", "not \"1-2\""), ("touch sideways 1 2 3", "down or move or up"),
    ("touch down x 2 3", "finger"), ("type abc", "double quotes"), ("key Nonsense", "no key \"Nonsense\""),
    ("key", "name of a key"), ("key a meta", "shift or ctrl or alt"), ("focus", "lost or gained"),
    ("resize 0 10", "from 1"), ("resize 10", "a width and a height"), ("snapshot a.png", "double quotes"),
    ("describe a.json", "double quotes"), ("expect", "expect needs"), ("expect hidden", "not \"hidden\""),
    ("expect value \"A\"", "\"text\""), ("expect enabled OK", "\"Label\""),
  ])
  func `a line that cannot be read is named`(_ line: String, _ reason: String) throws {
    let error = try #require(fault("settle\n# comment\n\(line)\nsettle"))

    #expect(error.line == 3)
    #expect(error.message.contains(reason), "\(error)")
    #expect(!error.description.contains("\n"))
  }

  @Test func `a script of any bytes ends in a command or in one error`() {
    var state: UInt32 = 7
    for _ in 0..<2000 {
      let text = (0..<40).reduce(into: "") { text, _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        let letters = Array("tap key \"\\u{1}#\n\t0.-expect\r")
        text.append(letters[Int(state >> 16) % letters.count])
      }
      let error = fault(text)
      #expect(error.map { (1...40).contains($0.line) } != false)
    }
  }
}
