import Foundation
import PlacardCanvas

/// The built `placard` command, run as a process of its own with an empty environment.
struct CommandProcess {
  /// How it ended and all that it wrote.
  struct Ending: Equatable {
    /// The exit status, or 1000 and the signal that ended it.
    var status: Int32
    var output: String
    var errors: String
  }

  var arguments: [[UInt8]]
  var name = "placard"
  var input = ""
  var environment: [String: String] = [:]
  /// Whether somebody reads the output; if not, writing it fails.
  var isRead = true
  /// Whether the output goes to a disk without room.
  var isOutputFull = false

  init(_ arguments: [String], name: String = "placard", script: String? = nil, environment: [String: String] = [:]) {
    self.arguments = (arguments + (script == nil ? [] : ["--script", "-"])).map { Array($0.utf8) }
    self.name = name
    self.input = script ?? ""
    self.environment = environment
  }

  /// The command beside the running tests: both are products of one build.
  static var path: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("placard").path
    }
  }

  /// Runs it to its end; `meanwhile` is given the process once it has begun.
  func run(meanwhile: (pid_t) throws -> Void = { _ in }) throws -> Ending {
    let (child, output, errors) = try ChildProcess.spawning.withLock { try start() }
    try meanwhile(child)
    let written = isRead ? output.readToEnd() : ""
    let told = errors.readToEnd()
    return Ending(status: ChildProcess.wait(for: child), output: written, errors: told)
  }

  private func start() throws -> (child: pid_t, output: ChildPipe, errors: ChildPipe) {
    let input = try ChildPipe(writing: self.input)
    let output = try ChildPipe()
    let errors = try ChildPipe()
    if !isRead { close(output.reader) }
    let full = isOutputFull ? open("/dev/full", O_WRONLY | O_CLOEXEC) : -1
    defer { if full >= 0 { close(full) } }
    let child = try spawn(
      input: input.reader, output: full >= 0 ? full : output.writer, errors: errors.writer)
    for descriptor in [input.reader, output.writer, errors.writer] { close(descriptor) }
    return (child, output, errors)
  }

  private func spawn(input: Int32, output: Int32, errors: Int32) throws -> pid_t {
    try ChildProcess.spawn(
      try Self.path, [Array(name.utf8)] + arguments, environment: environment,
      descriptors: [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)])
  }
}
