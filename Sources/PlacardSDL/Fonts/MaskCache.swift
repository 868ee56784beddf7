import PlacardCanvas

/// Masks by run and scale, in two generations: when the young one is full, the old one is dropped, and what is asked for
/// moves over. So a cache stays within twice its limit, whatever is typed into a field.
struct MaskCache {
  struct Key: Hashable {
    let run: UInt64
    let scale: Double
  }
  enum Entry {
    case mask(Mask)
    /// Painted already, without any ink.
    case blank
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var youngBytes = 0
  private var oldBytes = 0

  /// What the masks take, in bytes, by and large.
  var bytes: Int { youngBytes + oldBytes }

  subscript(key: Key) -> Entry? {
    mutating get {
      if let entry = young[key] { return entry }
      guard let entry = old[key] else { return nil }
      insert(entry, for: key)
      return entry
    }
    set {
      if let newValue { insert(newValue, for: key) }
    }
  }

  private mutating func insert(_ entry: Entry, for key: Key) {
    if youngBytes + entry.bytes > Self.limit {
      old = young
      oldBytes = youngBytes
      young = [:]
      youngBytes = 0
    }
    young[key] = entry
    youngBytes += entry.bytes
  }

  private static let limit = 2 << 20
}

extension MaskCache.Entry {
  /// The pixels, and what an entry takes by itself.
  fileprivate var bytes: Int {
    switch self {
    case .blank: 64
    case .mask(let mask):
      switch mask.pixels {
      case .coverage(let bytes): bytes.count + 128
      case .color(let pixels): pixels.count * 4 + 128
      }
    }
  }
}
