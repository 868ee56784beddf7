import Foundation
import PlacardCanvas

/// Other programs, begun with an environment and a signal mask that owe nothing to the thread that begins them.
enum ChildProcess {
  /// Held from making pipes to starting the child, so that no other child gets a pipe's end and keeps it open.
  static let spawning = NSLock()

  /// Starts the program at `path`; `words` begins with its name, and each descriptor becomes the one beside it.
  static func spawn(
    _ path: String, _ words: [[UInt8]], environment: [String: String], descriptors: [(Int32, Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, place) in descriptors { posix_spawn_file_actions_adddup2(&actions, descriptor, place) }
    var attributes = attributesWithoutBlockedSignals()
    defer { posix_spawnattr_destroy(&attributes) }
    let arguments = words.map(copy) + [nil]
    let variables = environment.map { copy(Array("\($0.key)=\($0.value)".utf8)) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    let failure = posix_spawn(&child, path, &actions, &attributes, arguments, variables)
    guard failure == 0 else { throw PlacardError("Cannot run \(path): \(String(cString: strerror(failure))).") }
    return child
  }

  /// The exit status, or 1000 and the signal that ended the child.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + status & 0x7F
  }

  /// Tests run on threads that block nearly every signal, and a child would inherit that.
  private static func attributesWithoutBlockedSignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// A C string of `bytes`, which whoever asked for it frees.
  private static func copy(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { $0.baseAddress.flatMap { strdup($0) } }
  }
}
