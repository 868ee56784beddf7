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
    let (child, output, errors) = try Self.spawning.withLock { try start() }
    try meanwhile(child)
    let written = isRead ? output.readToEnd() : ""
    let told = errors.readToEnd()
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + status & 0x7F
    return Ending(status: exit, output: written, errors: told)
  }

  /// Held from making pipes to starting the child, so that no other child gets a pipe's end and keeps it open.
  private static let spawning = NSLock()

  private func start() throws -> (child: pid_t, output: Pipe, errors: Pipe) {
    let input = try Pipe(writing: self.input)
    let output = try Pipe()
    let errors = try Pipe()
    if !isRead { close(output.reader) }
    let child = try spawn(input: input.reader, output: output.writer, errors: errors.writer)
    for descriptor in [input.reader, output.writer, errors.writer] { close(descriptor) }
    return (child, output, errors)
  }

  private func spawn(input: Int32, output: Int32, errors: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, place) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, place)
    }
    let words = ([Array(name.utf8)] + arguments).map(Self.copy) + [nil]
    let variables = environment.map { Self.copy(Array("\($0.key)=\($0.value)".utf8)) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, try Self.path, &actions, nil, words, variables)
    guard failure == 0 else { throw PlacardError("cannot run \(try Self.path): \(String(cString: strerror(failure)))") }
    return child
  }

  /// A C string of `bytes`, which whoever asked for it frees.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { $0.baseAddress.flatMap { strdup($0) } }
  }
}

/// A pipe whose ends do not reach other children.
private struct Pipe {
  let reader: Int32
  let writer: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw PlacardError("cannot make a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = ends[0]
    writer = ends[1]
  }

  /// A pipe that holds `text` and nothing after it; small enough for the pipe to hold.
  init(writing text: String) throws {
    try self.init()
    let bytes = Array(text.utf8)
    guard write(writer, bytes, bytes.count) == bytes.count else { throw PlacardError("cannot fill a pipe") }
    close(writer)
  }

  func readToEnd() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(reader, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    close(reader)
    return String(decoding: bytes, as: UTF8.self)
  }
}
