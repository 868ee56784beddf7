import PlacardUI

/// A buffer and a model that are told the same, step by step.
@MainActor struct RandomWalk {
  private var random: SplitMix
  private var buffer = TextBuffer()
  private var model = PlainModel()
  /// What the text was after each change; undoing may only lead back to one of these.
  private var past: [[Unicode.Scalar]] = [[]]
  private(set) var fault: String?

  init(seed: UInt64) {
    random = SplitMix(seed)
  }

  mutating func step() -> EditCommand {
    if buffer.characterCount > 120 { apply(.selectAll) }
    let command = Self.command(&random, end: buffer.endPosition)
    apply(command)
    return command
  }

  static func command(_ random: inout SplitMix, end: Int) -> EditCommand {
    let isSelecting = random.below(3) == 0
    switch random.below(21) {
    case 0...6: return .insert(piece(&random), from: .typing)
    case 7: return .insert((0..<random.below(6)).map { _ in piece(&random) }.joined(), from: .paste)
    case 8...9: return .delete(.backward)
    case 10: return .delete(.forward)
    case 11: return .delete(random.pick([.wordBackward, .wordForward]))
    case 12...13: return .move(.left, selecting: isSelecting)
    case 14: return .move(.right, selecting: isSelecting)
    case 15: return .move(random.pick([.wordLeft, .wordRight, .lineStart, .lineEnd]), selecting: isSelecting)
    case 16: return .place(random.below(end + 3) - 1, selecting: isSelecting)
    case 17: return .selectWord(at: random.below(end + 1))
    case 18: return random.pick([.undo, .redo, .undo])
    case 19: return random.pick([.cut, .commitComposition, .cancelComposition, .copy])
    default: return .compose(piece(&random), start: random.below(3), length: 1)
    }
  }

  private mutating func apply(_ command: EditCommand) {
    let before = (buffer.selection.range, buffer.isComposing, buffer.composition)
    let result = buffer.apply(command)
    let isIgnored = before.1 && buffer.isComposing
    switch command {
    case .insert(let text, let source): model.replace(before.0, with: Self.clean(text, source))
    case .commitComposition: model.replace(before.0, with: before.2?.text ?? "")
    case .delete(.backward) where !isIgnored: model.delete(before.0, towards: -1)
    case .delete(.forward) where !isIgnored: model.delete(before.0, towards: 1)
    case .move(.left, selecting: false) where !isIgnored: model.step(before.0, towards: -1)
    case .move(.right, selecting: false) where !isIgnored: model.step(before.0, towards: 1)
    case .undo, .redo: follow(result, isKnown: past.suffix(Self.memory).contains(Array(buffer.text.unicodeScalars)))
    default: follow(result, isKnown: model.scalars.count > buffer.text.unicodeScalars.count)
    }
    if result.isTextChanged { past.append(Array(buffer.text.unicodeScalars)) }
    check()
  }

  /// Takes over what the model has no opinion on, if a change came to a text that may come of it.
  private mutating func follow(_ result: EditResult, isKnown: Bool) {
    if result.isTextChanged, !isKnown { fault = "a text that never was" }
    model = PlainModel(Array(buffer.text.unicodeScalars), caret: buffer.caret)
  }

  private mutating func check() {
    let range = buffer.selection.range
    if model.scalars != Array(buffer.text.unicodeScalars) { fault = "another text than the model's" }
    if model.characters.count != buffer.characterCount { fault = "another number of Characters than the model's" }
    if model.caret != buffer.caret { fault = "caret \(buffer.caret) where the model's is \(model.caret)" }
    for position in [range.lowerBound, range.upperBound] where !model.boundaries.contains(position) {
      fault = "\(position) is not a boundary"
    }
  }

  /// The scalars that a field keeps of `text`, told plainly.
  private static func clean(_ text: String, _ source: TextSource) -> String {
    let isEcho = text.unicodeScalars.allSatisfy { $0.value < 32 || $0.value == 127 }
    guard source == .paste || !isEcho else { return "" }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{7F}" && scalar != "\0" {
      if scalar == "\n", text.unicodeScalars.first == "\r" { continue }
      clean.append(scalar == "\r" || scalar == "\n" || scalar == "\t" ? " " : scalar)
    }
    return String(clean)
  }

  private static func piece(_ random: inout SplitMix) -> String {
    random.pick(pieces)
  }

  private static let memory = 4000
  private static let pieces: [String] = [
    "a", "b", "x", " ", ".", "7", "word", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F3FB}",
    "\u{1F468}", "\u{1F468}\u{200D}", "\u{200D}\u{1F469}\u{200D}\u{1F467}", Typist.family,
    "\u{1F1FA}", "\u{1F1F8}", Typist.flags, "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}",
    "\u{645}\u{631}", "\u{64E}", "\u{600}", "\u{915}", "\u{94D}", "\u{937}", "\u{93E}", "\u{930}\u{93E}\u{91C}\u{94D}",
    "\u{E01}\u{E33}", "\u{E33}", "\u{65E5}\u{672C}", "\u{306B}", "\n", "\u{7F}", "\0", "\t",
  ]
}

/// Text as an array of Characters, and a caret; every change segments the whole text anew.
struct PlainModel {
  private(set) var characters: [Character] = []
  /// In bytes.
  private(set) var caret = 0

  init() {}

  init(_ scalars: [Unicode.Scalar], caret: Int) {
    characters = Array(String(String.UnicodeScalarView(scalars)))
    self.caret = caret
  }

  var scalars: [Unicode.Scalar] { characters.flatMap(\.unicodeScalars) }
  var boundaries: [Int] {
    characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  /// Puts `text` in the place of a range of bytes; the caret goes behind the Character that its last scalar is in.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard !text.isEmpty else { return }
    set(range, text)
  }

  mutating func delete(_ selection: Range<Int>, towards direction: Int) {
    let other = boundary(direction)
    let range = selection.isEmpty ? min(caret, other)..<max(caret, other) : selection
    if !range.isEmpty { set(range, "") }
  }

  mutating func step(_ selection: Range<Int>, towards direction: Int) {
    if selection.isEmpty {
      caret = boundary(direction)
    } else {
      caret = direction < 0 ? selection.lowerBound : selection.upperBound
    }
  }

  private mutating func set(_ range: Range<Int>, _ text: String) {
    let bytes = characters.flatMap { Array($0.utf8) }
    let changed = Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
    characters = Array(String(decoding: changed, as: UTF8.self))
    let end = range.lowerBound + text.utf8.count
    caret = boundaries.first { $0 >= end } ?? changed.count
  }

  /// The boundary beside the caret, itself at an end.
  private func boundary(_ direction: Int) -> Int {
    let all = boundaries
    return direction < 0 ? all.last { $0 < caret } ?? 0 : all.first { $0 > caret } ?? caret
  }
}
