@testable import PlacardCommandLine

/// Reads arguments that are given as text.
func parse(_ arguments: [String], calledAs name: String = "placard") throws -> ParsedCommand {
  try ParsedCommand.parse(arguments.map { Array($0.utf8) }, calledAs: name)
}

/// The request that arguments ask for.
func request(_ arguments: String...) throws -> Request {
  try request(arguments)
}

func request(_ arguments: [String]) throws -> Request {
  guard case .show(let request) = try parse(arguments) else { throw UsageError("Nothing is to be shown.") }
  return request
}

/// The sentence that refuses arguments, or nil if they are taken.
func refusal(_ arguments: [String]) -> String? {
  do {
    _ = try parse(arguments)
    return nil
  } catch {
    return (error as? UsageError)?.message
  }
}
