import PlacardCanvas
import PlacardUI

/// Reads the words of one line as a command.
struct ScriptLineReader {
  private let name: String
  private var words: ArraySlice<ScriptWord>

  static func command(of words: [ScriptWord]) throws(ScriptFault) -> ScriptCommand {
    guard case .bare(let name)? = words.first else {
      throw ScriptFault("A line begins with a command, not with a string.")
    }
    var reader = ScriptLineReader(name: name, words: words.dropFirst())
    let command = try reader.readCommand()
    guard reader.words.isEmpty else { throw ScriptFault("\(name) has words left over; take them away.") }
    return command
  }

  private init(name: String, words: ArraySlice<ScriptWord>) {
    self.name = name
    self.words = words
  }

  private mutating func readCommand() throws(ScriptFault) -> ScriptCommand {
    switch name {
    case "advance": .advance(try takeSeconds())
    case "settle": .settle
    case "tap": try readTap()
    case "press": .press(try takePoint())
    case "move": .move(try takePoint())
    case "release": .release(try takePoint())
    case "touch": .touch(try takeTouchPhase(), try takeFinger(), try takePoint())
    case "type": .type(try takeString("text"))
    case "keys": .keys(try takeString("text"))
    case "key": .key(try takeKey(), try takeModifiers())
    case "keydown": .keyDown(try takeKey())
    case "keyup": .keyUp(try takeKey())
    case "focus": .focus(try takeChoice(["lost": false, "gained": true]))
    case "resize": .resize(try takeSize())
    case "quit": .quit
    case "snapshot": .snapshot(try takeString("file.png"))
    case "describe": .describe(words.isEmpty ? nil : try takeString("file.json"))
    case "expect": .expect(try readExpectation())
    default: throw ScriptFault("There is no command \"\(name)\".")
    }
  }

  private mutating func readTap() throws(ScriptFault) -> ScriptCommand {
    if case .string = words.first { return .tap(try takeString("Label")) }
    guard words.count == 2 else { throw ScriptFault("tap needs a \"Label\" in double quotes, or X and Y.") }
    return .tapAt(try takePoint())
  }

  private mutating func readExpectation() throws(ScriptFault) -> ScriptExpectation {
    let word = try takeBare("shown, dismissed, value, enabled or disabled")
    switch word {
    case "shown": return .shown
    case "dismissed": return .dismissed
    case "value": return .value(try takeString("Label"), try takeString("text"))
    case "enabled": return .enabled(try takeString("Label"))
    case "disabled": return .disabled(try takeString("Label"))
    default: throw ScriptFault("expect knows shown, dismissed, value, enabled and disabled, not \"\(word)\".")
    }
  }
}

// MARK: - Words

extension ScriptLineReader {
  private mutating func takeBare(_ what: String) throws(ScriptFault) -> String {
    guard case .bare(let word)? = words.popFirst() else { throw ScriptFault("\(name) needs \(what).") }
    return word
  }

  private mutating func takeString(_ what: String) throws(ScriptFault) -> String {
    guard case .string(let text)? = words.popFirst() else {
      throw ScriptFault("\(name) needs a string in double quotes, \"\(what)\".")
    }
    return text
  }

  private mutating func takeChoice<Value>(_ choices: KeyValuePairs<String, Value>) throws(ScriptFault) -> Value {
    let names = choices.map(\.key).joined(separator: " or ")
    let word = try takeBare(names)
    guard let choice = choices.first(where: { $0.key == word }) else { throw ScriptFault("\(name) needs \(names).") }
    return choice.value
  }

  private mutating func takeTouchPhase() throws(ScriptFault) -> ScriptCommand.TouchPhase {
    try takeChoice(["down": .down, "move": .move, "up": .up])
  }

  private mutating func takeKey() throws(ScriptFault) -> Key {
    let word = try takeBare("the name of a key")
    guard let key = Key(named: word) else { throw ScriptFault("There is no key \"\(word)\".") }
    return key
  }

  private mutating func takeModifiers() throws(ScriptFault) -> Modifiers {
    var modifiers: Modifiers = []
    while !words.isEmpty {
      modifiers.insert(try takeChoice(["shift": Modifiers.shift, "ctrl": .control, "alt": .alt]))
    }
    return modifiers
  }
}

// MARK: - Numbers

extension ScriptLineReader {
  private mutating func takeNumber(_ what: String) throws(ScriptFault) -> Double {
    let word = try takeBare(what)
    guard let number = Self.decimal(word) else { throw ScriptFault("\(name) needs \(what), not \"\(word)\".") }
    return number
  }

  private mutating func takePoint() throws(ScriptFault) -> Point {
    Point(x: try takeNumber("two numbers, X and Y"), y: try takeNumber("two numbers, X and Y"))
  }

  private mutating func takeSize() throws(ScriptFault) -> Size {
    let size = Size(width: try takeNumber("a width and a height"), height: try takeNumber("a width and a height"))
    guard (1...8192).contains(size.width), (1...8192).contains(size.height) else {
      throw ScriptFault("\(name) needs a width and a height from 1 to 8192.")
    }
    return size
  }

  private mutating func takeSeconds() throws(ScriptFault) -> Duration {
    let seconds = try takeNumber("a number of seconds")
    guard (0...86_400).contains(seconds) else { throw ScriptFault("\(name) needs seconds from 0 to 86400.") }
    return .microseconds(Int64((seconds * 1_000_000).rounded()))
  }

  private mutating func takeFinger() throws(ScriptFault) -> Int64 {
    let word = try takeBare("a finger's number")
    guard let finger = Int64(word) else { throw ScriptFault("\(name) needs a finger's number, not \"\(word)\".") }
    return finger
  }

  private static let numberBytes = Set("-.0123456789".utf8)

  /// Decimal digits with or without a fraction; no exponent, no infinity.
  private static func decimal(_ word: String) -> Double? {
    guard word.utf8.allSatisfy({ Self.numberBytes.contains($0) }), let number = Double(word) else { return nil }
    return number.isFinite ? number : nil
  }
}
