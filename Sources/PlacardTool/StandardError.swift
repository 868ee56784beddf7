import Glibc
import PlacardCommandLine
import PlacardHarness

/// Where the command says what went wrong: one line a message.
enum StandardError {
  static func tell(_ message: String) {
    _ = TextFile.write(Array("placard: \(SingleLine(message))\n".utf8), to: STDERR_FILENO)
  }
}
