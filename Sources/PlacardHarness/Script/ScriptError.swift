/// A line of a script that cannot be read, or that did not find what it expects.
public struct ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line's number, counted from 1.
  public let line: Int
  /// What is wrong with it, in one sentence without a line break.
  public let message: String

  /// An error of the script's line `line`, counted from 1.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }

  /// The line's number and what is wrong with it.
  public var description: String { "line \(line): \(message)" }
}
