import Glibc

/// Makes a failure of an exit that nobody here asked for.
///
/// Xlib ends the process itself, with 1, when the display server goes away: a caller would take that for a button. It
/// has told why by then, so only the status is put right.
@MainActor struct UnansweredExit {
  /// What an exit ends with, or -1 to leave it as it is; it lives as long as the process.
  private let status: UnsafeMutablePointer<Int32>

  /// From now on an exit is one that nobody asked for, and ends with `status`.
  init(status: Int32) {
    self.status = .allocate(capacity: 1)
    self.status.initialize(to: status)
    on_exit(endUnanswered, self.status)
  }

  /// From now on an exit is ours.
  func end() {
    status.pointee = -1
  }
}

private func endUnanswered(_: Int32, _ context: UnsafeMutableRawPointer?) {
  if let status = context?.load(as: Int32.self), status >= 0 { _exit(status) }
}
