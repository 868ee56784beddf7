/// Arguments sorted into kinds, options with their values, and the rest: syntax only, no meaning yet.
struct SortedArguments {
  struct Given {
    let option: CommandOption
    let value: [UInt8]
  }

  var kinds: [DialogKind] = []
  var given: [Given] = []
}

/// Reads arguments as GLib's option parser does: `--name=value`, `--name value`, a kind anywhere, `--` ends options.
///
/// A value is taken whatever it looks like, so `--text "$MESSAGE"` is safe for a message that begins with dashes.
struct ArgumentReader {
  private var arguments: ArraySlice<[UInt8]>
  private var sorted = SortedArguments()

  static func sort(_ arguments: [[UInt8]]) throws(UsageError) -> SortedArguments {
    var reader = ArgumentReader(arguments: arguments[...])
    while let argument = reader.arguments.popFirst(), argument != dashes {
      try reader.read(argument)
    }
    return reader.sorted
  }

  private init(arguments: ArraySlice<[UInt8]>) {
    self.arguments = arguments
  }

  private static let dashes = Array("--".utf8)

  private mutating func read(_ argument: [UInt8]) throws(UsageError) {
    guard argument.starts(with: Self.dashes) else { return try readWord(argument) }
    let body = argument.dropFirst(Self.dashes.count)
    let equals = body.firstIndex(of: UInt8(ascii: "="))
    let nameBytes = body[..<(equals ?? body.endIndex)]
    guard let name = String(validating: nameBytes, as: UTF8.self) else {
      throw UsageError("--\(Quoted(bytes: nameBytes)) is not an option: its name is not UTF-8; see placard --help.")
    }
    try readOption(name, attached: equals.map { Array(body[($0 + 1)...]) })
  }

  private mutating func readWord(_ argument: [UInt8]) throws(UsageError) {
    if argument == Array("-h".utf8) {
      sorted.given.append(.init(option: .help, value: []))
      return
    }
    let word = Quoted(bytes: argument)
    if argument.first == UInt8(ascii: "-"), argument.count > 1 {
      throw UsageError("\(word) is not an option; options have two dashes, see placard --help.")
    }
    throw UsageError("\"\(word)\" belongs to no option; pass a message as one argument, --text \"...\".")
  }

  private mutating func readOption(_ name: String, attached: [UInt8]?) throws(UsageError) {
    if let kind = DialogKind(rawValue: name) {
      _ = try value(of: name, shape: .flag, attached: attached)
      sorted.kinds.append(kind)
    } else if let option = CommandOption(rawValue: name) {
      let value = try value(of: name, shape: option.shape, attached: attached)
      sorted.given.append(.init(option: option, value: value))
    } else if let option = IgnoredOption(rawValue: name) {
      _ = try value(of: name, shape: option.shape, attached: attached)
    } else {
      throw Self.refusal(of: name)
    }
  }

  private mutating func value(of name: String, shape: OptionShape, attached: [UInt8]?) throws(UsageError) -> [UInt8] {
    switch shape {
    case .flag:
      if attached != nil { throw UsageError("--\(name) takes no value; write it alone.") }
      return []
    case .flagOrValue:
      return attached ?? []
    case .value:
      guard let value = attached ?? arguments.popFirst() else {
        throw UsageError("--\(name) needs a value; write --\(name)=VALUE.")
      }
      return value
    }
  }

  private static func refusal(of name: String) -> UsageError {
    if let kind = AbsentKind(rawValue: name) {
      return UsageError("--\(name) \(kind.reason).")
    }
    if name == "demo" || name == "rotate" {
      return UsageError("--\(name) is not in this version of placard; leave it out.")
    }
    if ForeignOption.names.contains(name) {
      return UsageError("--\(name) is not supported for this dialog; leave it out.")
    }
    return UsageError("--\(Quoted(name)) is not an option of placard; see placard --help.")
  }
}
