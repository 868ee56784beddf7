import PlacardUI

/// A text buffer driven by events as a field gets them: texts, keys, compositions, and a clipboard of its own.
@MainActor struct Typist {
  static let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
  static let flags = "\u{1F1FA}\u{1F1F8}\u{1F1EC}\u{1F1E7}"

  var buffer: TextBuffer
  var order = LogicalOrder()
  var clipboard = "kept"
  private(set) var changes = 0
  private(set) var submissions = 0
  private(set) var refusals = 0
  private var echo = ShortcutEcho()

  init(_ text: String = "", rules: InputRules = InputRules(), isSecure: Bool = false) {
    buffer = TextBuffer(text, rules: rules, isSecure: isSecure)
  }

  /// The scalars of the text: `==` on strings would take other scalars for the same.
  var scalars: [Unicode.Scalar] { Array(buffer.text.unicodeScalars) }
  /// The Characters before the caret.
  var caretIndex: Int { buffer.characterIndex(of: buffer.caret) }

  mutating func type(_ texts: String...) {
    for text in texts where !echo.isEcho(text) { apply(.insert(text, from: .typing)) }
  }

  mutating func press(_ key: Key, _ modifiers: Modifiers = [], times: Int = 1) {
    for _ in 0..<times {
      echo.see(key, modifiers)
      if let command = EditCommand(key, modifiers) { apply(command) }
    }
  }

  mutating func paste(_ text: String) {
    apply(.insert(text, from: .paste))
  }

  mutating func compose(_ text: String, _ start: Int = 0, _ length: Int = 0) {
    apply(.compose(text, start: start, length: length))
  }

  mutating func apply(_ command: EditCommand) {
    take(buffer.apply(command, order: order))
  }

  private mutating func take(_ result: EditResult) {
    if result.isTextChanged { changes += 1 }
    if result.isSubmitted { submissions += 1 }
    if result.isRefused { refusals += 1 }
    switch result.clipboard {
    case .read: take(buffer.apply(.insert(clipboard, from: .paste), order: order))
    case .write(let text): clipboard = text
    case nil: break
    }
  }
}

extension String {
  /// Told by scalars.
  var all: [Unicode.Scalar] { Array(unicodeScalars) }
}

extension InputRules {
  static func only(
    _ keyboardType: KeyboardType = .default, maximum: Int? = nil, separator: Unicode.Scalar = ".",
    minus: Bool = false, accepts: ((Character) -> Bool)? = nil
  ) -> InputRules {
    var rules = InputRules()
    rules.keyboardType = keyboardType
    rules.maximumLength = maximum
    rules.decimalSeparator = separator
    rules.allowsMinus = minus
    rules.accepts = accepts
    return rules
  }
}
