import Foundation
import PlacardCanvas

/// An X server without a screen, for as long as a test runs.
final class VirtualDisplay {
  private let server: pid_t
  private var isRunning = true
  /// Its name, as in `DISPLAY`.
  let name: String

  private static let path = "/usr/bin/Xvfb"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  init() throws {
    let (server, output) = try ChildProcess.spawning.withLock { try Self.start() }
    self.server = server
    defer { close(output.reader) }
    // The server picks a free number, and tells it once it takes connections.
    guard let number = Int(output.readLine()) else { throw PlacardError("Xvfb told no display.") }
    name = ":\(number)"
  }

  deinit {
    end()
  }

  /// Takes the server away from its clients.
  func end() {
    guard isRunning else { return }
    isRunning = false
    kill(server, SIGTERM)
    _ = ChildProcess.wait(for: server)
  }

  private static func start() throws -> (pid_t, ChildPipe) {
    let output = try ChildPipe()
    let words = [path, "-displayfd", "1", "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    let quiet = open("/dev/null", O_WRONLY | O_CLOEXEC)
    let server = try ChildProcess.spawn(
      path, words.map { Array($0.utf8) }, environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [(output.writer, STDOUT_FILENO), (quiet, STDERR_FILENO)])
    close(output.writer)
    close(quiet)
    return (server, output)
  }
}
