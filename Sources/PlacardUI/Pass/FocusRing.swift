/// The order in which the keys go from control to control: that in which a pass meets them, and round again.
struct FocusRing: Equatable {
  private(set) var entries: [FocusEntry] = []
  /// Whether the arrow to the left goes on rather than back.
  var isRightToLeft = false

  mutating func add(_ entry: FocusEntry) {
    entries.append(entry)
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
  }

  func entry(of id: ControlID?) -> FocusEntry? {
    guard let id else { return nil }
    return entries.first { $0.id == id }
  }

  /// Whether there are two controls to go between.
  var hasChoice: Bool {
    guard let first = entries.firstIndex(where: \.isEnabled) else { return false }
    return entries[(first + 1)...].contains(where: \.isEnabled)
  }

  /// The next control after `id` that is enabled, or the one before it, round the end; nil when there is none.
  func control(after id: ControlID?, backwards: Bool) -> ControlID? {
    let count = entries.count
    guard count > 0 else { return nil }
    let step = backwards ? count - 1 : 1
    let current = id.flatMap { id in entries.firstIndex { $0.id == id } }
    var index = current ?? (backwards ? 0 : count - 1)
    for _ in 0..<count {
      index = (index + step) % count
      if entries[index].isEnabled { return entries[index].id }
    }
    return nil
  }
}
