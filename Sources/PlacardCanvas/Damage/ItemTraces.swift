/// What is left of the items of a layer's last frame: enough to find what the next one changes.
///
/// Two frames are aligned in order, by fingerprints alone. Whatever finds no partner damages its pixels, before and now;
/// every other pixel is crossed by the same items in the same order, so it stays as it is.
struct ItemTraces {
  struct Trace {
    let fingerprint: UInt64
    /// Every pixel that the item may have changed.
    let bounds: PixelRect
    /// Pixels that it surely covers.
    let band: PixelRect
  }

  private(set) var traces: [Trace] = []
  private var next: [Trace] = []
  /// How far the alignment looks ahead for a partner.
  private static let reach = 64

  /// Forgets the last frame.
  mutating func removeAll() {
    traces.removeAll(keepingCapacity: true)
  }

  /// Whether `items` are those of the last frame.
  func matches(_ items: ArraySlice<DrawItem>) -> Bool {
    guard items.count == traces.count else { return false }
    var index = items.startIndex
    for trace in traces {
      guard trace.fingerprint == items[index].fingerprint else { return false }
      index += 1
    }
    return true
  }

  /// Takes `items` as the frame to compare with from now on, and tells every rectangle that differs from the last.
  mutating func replace(
    by items: ArraySlice<DrawItem>, tracing trace: (DrawItem) -> Trace, damaging damage: (PixelRect) -> Void
  ) {
    next.removeAll(keepingCapacity: true)
    var old = 0
    var new = items.startIndex
    while old < traces.count || new < items.endIndex {
      if old < traces.count, new < items.endIndex, traces[old].fingerprint == items[new].fingerprint {
        next.append(traces[old])
        old += 1
        new += 1
        continue
      }
      let step = mismatch(old, items, new)
      for _ in 0..<step.removed {
        damage(traces[old].bounds)
        old += 1
      }
      for _ in 0..<step.added {
        let added = trace(items[new])
        damage(added.bounds)
        next.append(added)
        new += 1
      }
    }
    swap(&traces, &next)
  }

  /// How many items to pass over on either side until the two frames agree again.
  private func mismatch(_ old: Int, _ items: ArraySlice<DrawItem>, _ new: Int) -> (removed: Int, added: Int) {
    let removable = traces.count - old
    let addable = items.endIndex - new
    guard removable > 0 else { return (0, addable) }
    guard addable > 0 else { return (removable, 0) }
    for step in 1...Self.reach {
      let isOld = step < removable
      let isNew = step < addable
      if isOld, isNew, traces[old + step].fingerprint == items[new + step].fingerprint { return (step, step) }
      if isOld, traces[old + step].fingerprint == items[new].fingerprint { return (step, 0) }
      if isNew, traces[old].fingerprint == items[new + step].fingerprint { return (0, step) }
      if !isOld, !isNew { break }
    }
    return (1, 1)
  }
}
