import Glibc

/// What the command is given by whoever called it.
struct ProcessEnvironment {
  /// The name it was called by.
  let name: String
  /// The arguments after the name, byte by byte: they need not be UTF-8.
  let arguments: [[UInt8]]
  /// A variable of the environment.
  let variable: (String) -> String?

  static var process: ProcessEnvironment {
    let words = (0..<Int(CommandLine.argc)).compactMap { index in
      CommandLine.unsafeArgv[index].map { word in Array(UnsafeBufferPointer(start: word, count: strlen(word))) }
    }.map { $0.map(UInt8.init(bitPattern:)) }
    return ProcessEnvironment(
      name: String(decoding: words.first ?? [], as: UTF8.self), arguments: Array(words.dropFirst()),
      variable: { name in getenv(name).map { String(cString: $0) } })
  }
}
