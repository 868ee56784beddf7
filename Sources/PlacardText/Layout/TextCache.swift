import PlacardCanvas

/// What was made last for a text and settings: two generations, the older dropped when the newer is full.
///
/// Asking for something that is there allocates nothing.
@MainActor struct TextCache<Settings: Equatable, Value> {
  private struct Entry {
    let text: String
    let settings: Settings
    let value: Value
  }

  private var young: [UInt64: Entry] = [:]
  private var old: [UInt64: Entry] = [:]
  private var youngBytes = 0
  private let limit: Int

  /// A cache of `limit` values at least, and twice as many at most, unless their texts are very long.
  init(limit: Int) {
    self.limit = limit
  }

  /// What is kept for `text` and `settings`, whose fingerprint the caller has begun.
  mutating func value(for text: String, _ settings: Settings, _ fingerprint: Fingerprint) -> Value? {
    let key = Self.key(text, fingerprint)
    if let entry = young[key], Self.matches(entry, text, settings) { return entry.value }
    guard let entry = old[key], Self.matches(entry, text, settings) else { return nil }
    insert(entry, at: key)
    return entry.value
  }

  mutating func keep(_ value: Value, for text: String, _ settings: Settings, _ fingerprint: Fingerprint) {
    insert(Entry(text: text, settings: settings, value: value), at: Self.key(text, fingerprint))
  }

  private mutating func insert(_ entry: Entry, at key: UInt64) {
    if young.count >= limit || youngBytes > Self.byteLimit && young.count >= Self.fewest {
      old = young
      young = [:]
      youngBytes = 0
    }
    young[key] = entry
    youngBytes += entry.text.utf8.count
  }

  private static var byteLimit: Int { 1 << 20 }
  /// A generation holds as many as this however long they are: one text laid out in a few ways.
  private static var fewest: Int { 8 }
}

// MARK: - Telling texts apart

extension TextCache {
  /// Of a long text only the ends count here; `matches` reads the rest.
  private static func key(_ text: String, _ fingerprint: Fingerprint) -> UInt64 {
    var fingerprint = fingerprint
    let isWhole: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      fingerprint.combine(bytes.count)
      for byte in bytes.prefix(keyBytes) { fingerprint.combine(UInt64(byte)) }
      for byte in bytes.suffix(min(keyBytes, max(0, bytes.count - keyBytes))) { fingerprint.combine(UInt64(byte)) }
    }
    if isWhole == nil { fingerprint.combine(text) }
    return fingerprint.value
  }

  private static var keyBytes: Int { 16 }

  private static func matches(_ entry: Entry, _ text: String, _ settings: Settings) -> Bool {
    entry.settings == settings && hasSameBytes(entry.text, text)
  }

  /// Whether two texts are the same scalar by scalar; `==` takes composed and decomposed letters for the same.
  private static func hasSameBytes(_ left: String, _ right: String) -> Bool {
    let answer = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && (left.baseAddress == right.baseAddress || left.elementsEqual(right))
      }
    }
    return (answer ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }
}
