import Glibc

/// The time that has passed, also while the machine slept; nobody can set it.
enum HostClock {
  /// The time since the machine was started.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
