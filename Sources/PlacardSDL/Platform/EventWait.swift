// How a loop sleeps. Where SDL has a wait that blocks, it is used. Elsewhere SDL looks every millisecond, so its own
// input descriptors are polled here and it is asked when one of them has something.
import CSDL
import Glibc

@MainActor struct EventWait {
  private let driver: VideoDriver
  private let doorbell: Int32
  private var descriptors: [pollfd] = []
  private var looks = 0

  init(driver: VideoDriver, doorbell: Int32) {
    self.driver = driver
    self.doorbell = doorbell
  }

  /// Sleeps until an event may have come, or `time` is over; nil is for as long as it takes.
  mutating func sleep(for time: Duration?) {
    if let time, time <= .zero { return }
    if driver.waitsForEvents {
      SDL_WaitEventTimeout(nil, time.map(\.milliseconds) ?? -1)
    } else {
      pollInput(for: min(time ?? longestPoll, longestPoll))
    }
  }

  /// A screen's input is in descriptors; what a program pushes by itself is looked for often enough.
  private var longestPoll: Duration {
    driver == .kmsdrm ? .milliseconds(500) : .milliseconds(16)
  }

  private mutating func pollInput(for time: Duration) {
    // Devices come and go; looking them up is dear, so once in a while is enough.
    if looks % 64 == 0 { findInput() }
    looks &+= 1
    poll(&descriptors, nfds_t(descriptors.count), time.milliseconds)
  }

  /// The descriptors that SDL reads input from: event devices, and the socket on which udev tells of new ones.
  private mutating func findInput() {
    descriptors = [pollfd(fd: doorbell, events: Int16(POLLIN), revents: 0)]
    guard driver == .kmsdrm, let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard let descriptor = Int32(name), Self.isInput(descriptor, named: name) else { continue }
      descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
  }

  private static func isInput(_ descriptor: Int32, named name: String) -> Bool {
    var target = [CChar](repeating: 0, count: 64)
    let count = readlink("/proc/self/fd/" + name, &target, target.count)
    let path = String(decoding: target.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    if path.hasPrefix("/dev/input/event") { return true }
    guard path.hasPrefix("socket:") else { return false }
    var domain: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &size) == 0 && domain == AF_NETLINK
  }
}

extension Duration {
  /// Whole milliseconds, at least as long, as far as SDL can count.
  fileprivate var milliseconds: Int32 {
    let parts = components
    let fraction = (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    guard parts.seconds < 2_000_000 else { return 2_000_000_000 }
    return Int32(clamping: max(0, parts.seconds * 1000 + fraction))
  }
}
