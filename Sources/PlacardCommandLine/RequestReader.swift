/// Gives sorted arguments their meaning, and refuses what cannot be followed before anything is shown.
struct RequestReader {
  private let kinds: [DialogKind]
  private let values: [CommandOption: [[UInt8]]]

  init(_ sorted: SortedArguments) {
    kinds = sorted.kinds
    values = Dictionary(grouping: sorted.given, by: \.option).mapValues { $0.map(\.value) }
  }

  func read() throws(UsageError) -> Request {
    let kind = try kind()
    try refuseOptions(foreignTo: kind)
    return Request(
      kind: kind, title: text(.title).flatMap(Self.unlessEmpty), message: message(), icon: icon(of: kind),
      buttons: try buttons(of: kind), timeout: try timeout(), width: try extent(.width),
      height: try extent(.height), look: try look(), stage: try StageReader(self).read())
  }

  // MARK: - Looking up

  func has(_ option: CommandOption) -> Bool {
    values[option] != nil
  }

  /// The last value given for `option`, since a later one replaces an earlier one; broken UTF-8 is repaired.
  func text(_ option: CommandOption) -> String? {
    values[option]?.last.map { String(decoding: $0, as: UTF8.self) }
  }

  private func texts(_ option: CommandOption) -> [String] {
    values[option, default: []].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Nil for an empty value; some callers write it as two quotes.
  private static func unlessEmpty(_ text: String) -> String? {
    text.isEmpty || text == "\"\"" ? nil : text
  }
}

// MARK: - Kind and words

extension RequestReader {
  private func kind() throws(UsageError) -> DialogKind {
    guard let first = kinds.first else {
      throw UsageError("You must specify a dialog type: add --info, --warning, --error or --question.")
    }
    if let other = kinds.first(where: { $0 != first }) {
      throw UsageError("Two or more dialog options specified: keep one of \(first.option) and \(other.option).")
    }
    return first
  }

  private func refuseOptions(foreignTo kind: DialogKind) throws(UsageError) {
    for option in CommandOption.allCases where has(option) && !option.kinds.contains(kind) {
      let kinds = option.kinds.map(\.option).joined(separator: ", ")
      throw UsageError("--\(option.rawValue) is not supported for this dialog; it belongs to \(kinds).")
    }
  }

  private func message() -> String? {
    guard let bytes = values[.text]?.last else { return nil }
    if has(.noMarkup) { return Self.unlessEmpty(String(decoding: bytes, as: UTF8.self)) }
    let text = String(decoding: Escapes.decode(bytes), as: UTF8.self)
    return Self.unlessEmpty(Markup.plainText(of: text) ?? text)
  }

  /// The kind's own sign, unless an icon is named that can be drawn.
  private func icon(of kind: DialogKind) -> Request.IconChoice {
    guard let name = text(.icon) ?? text(.iconName) else { return .sign(kind) }
    let word = name.hasPrefix("dialog-") ? String(name.dropFirst("dialog-".count)) : name
    if let sign = DialogKind(rawValue: word == "information" ? "info" : word) { return .sign(sign) }
    return name.contains("/") || name.hasSuffix(".png") ? .file(name) : .sign(kind)
  }
}

// MARK: - Buttons

extension RequestReader {
  private func buttons(of kind: DialogKind) throws(UsageError) -> [Request.Button] {
    let extras = texts(.extraButton).map { Request.Button(role: .extra, label: $0) }
    if has(.switch) {
      if extras.isEmpty { throw UsageError("--switch leaves no button; add --extra-button=LABEL.") }
      return extras
    }
    let isCancelPreferred = has(.defaultCancel)
    let accept = Request.Button(
      role: .accept, label: label(.okLabel) ?? (kind == .question ? "Yes" : "OK"), isPreferred: !isCancelPreferred)
    guard kind.hasCancel else { return [accept] + extras }
    let cancel = Request.Button(role: .cancel, label: label(.cancelLabel) ?? "No", isPreferred: isCancelPreferred)
    return [cancel, accept] + extras
  }

  private func label(_ option: CommandOption) -> String? {
    text(option).flatMap(Self.unlessEmpty)
  }
}

// MARK: - Time, size and look

extension RequestReader {
  private func timeout() throws(UsageError) -> Request.Timeout? {
    let restarts = try restartsOnActivity()
    guard let seconds = try whole(.timeout), seconds > 0 else { return nil }
    return Request.Timeout(seconds: seconds, restartsOnActivity: restarts)
  }

  private func restartsOnActivity() throws(UsageError) -> Bool {
    switch text(.timeoutFrom) {
    case nil, "showing":
      return false
    case "activity":
      return true
    case .some(let other):
      throw UsageError("--timeout-from cannot be \"\(Quoted(other))\"; write showing or activity.")
    }
  }

  /// A width or height in points; 0 and less leave the natural one.
  private func extent(_ option: CommandOption) throws(UsageError) -> Double? {
    try whole(option).flatMap { $0 > 0 ? Double($0) : nil }
  }

  private func whole(_ option: CommandOption) throws(UsageError) -> Int? {
    guard let text = text(option) else { return nil }
    guard let number = Numbers.whole(text) else {
      throw UsageError("--\(option.rawValue) needs a whole number, not \"\(Quoted(text))\".")
    }
    return number
  }

  private func look() throws(UsageError) -> Request.Look {
    var look = Request.Look(reducesMotion: has(.reduceMotion), fontFiles: texts(.fontFile))
    if let name = text(.appearance) {
      guard let known = Request.Look.Name(rawValue: name) else {
        let names = Request.Look.Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("--appearance has no \"\(Quoted(name))\"; it has \(names).")
      }
      look.name = known
    }
    if let text = text(.textScale) {
      guard let scale = Numbers.decimal(text), (0.5...4).contains(scale) else {
        throw UsageError("--text-scale needs a number from 0.5 to 4, not \"\(Quoted(text))\".")
      }
      look.textScale = scale
    }
    return look
  }
}
