/// A script of interactions, one command a line: what a person would do, on a clock that only the script moves.
///
///     settle
///     tap "Yes"
///     expect dismissed
///
/// The whole script is read before any of it is played.
public struct InputScript: Sendable, Equatable {
  struct Step: Sendable, Equatable {
    let line: Int
    let command: ScriptCommand
  }

  let steps: [Step]

  /// Reads a script; `#` begins a comment.
  ///
  /// Throws a `ScriptError` for the first line that is no command, or that has too few, too many or wrong words.
  public init(_ text: String) throws(ScriptError) {
    var steps: [Step] = []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(ScriptFault) {
        let words = try ScriptWord.words(of: Substring(line))
        guard !words.isEmpty else { continue }
        steps.append(Step(line: index + 1, command: try ScriptLineReader.command(of: words)))
      } catch {
        throw ScriptError(line: index + 1, error.message)
      }
    }
    self.steps = steps
  }
}
