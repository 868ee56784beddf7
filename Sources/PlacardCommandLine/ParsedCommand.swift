/// What `placard` is to do.
package enum ParsedCommand: Sendable, Equatable {
  /// Print this and end with 0.
  case print(String)
  case show(Request)

  /// Reads the arguments after the program's name; `name` is the name it was called by, with or without folders.
  package static func parse(_ arguments: [[UInt8]], calledAs name: String) throws(UsageError) -> ParsedCommand {
    let sorted = try ArgumentReader.sort(arguments)
    if sorted.given.contains(where: { $0.option == .help }) {
      return .print(HelpText.text)
    }
    if sorted.given.contains(where: { $0.option == .version }) {
      return .print(Version.line(calledAs: name))
    }
    return .show(try RequestReader(sorted).read())
  }
}
