// Jobs of the main queue, `await` on the main actor among them, never run inside a loop that does not ask for them.
import CSDL
import Dispatch

@MainActor enum MainQueue {
  /// Whether this is the thread that the process began on; only there may the queue be run.
  static var isHere: Bool { placard_is_main_thread() != 0 }

  /// Runs what waits in the main queue.
  static func drain() {
    if isHere { _dispatch_main_queue_callback_4CF(nil) }
  }

  /// A descriptor that can be read while jobs wait; -1 away from the main thread.
  static var descriptor: Int32 {
    isHere ? _dispatch_get_main_queue_handle_4CF() : -1
  }
}
