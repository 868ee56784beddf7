/// UTF-8 bytes that are overwritten before their memory is given back.
///
/// Best effort: a `String` made from them, and the one that they came from, live and die as Swift likes.
@MainActor final class TextBytes {
  private(set) var count = 0
  private var capacity: Int
  private var start: UnsafeMutablePointer<UInt8>
  /// Is shown the memory after it was overwritten, just before it is freed.
  var onFree: ((UnsafeBufferPointer<UInt8>) -> Void)?

  init(capacity: Int = 0) {
    self.capacity = max(capacity, Self.smallestCapacity)
    start = .allocate(capacity: self.capacity)
    start.initialize(repeating: 0, count: self.capacity)
  }

  isolated deinit {
    free()
  }

  /// A copy of the bytes in `range`, in memory of its own.
  func copy(_ range: Range<Int>) -> TextBytes {
    let copy = TextBytes(capacity: range.count)
    copy.onFree = onFree
    copy.replace(0..<0, with: UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
    return copy
  }

  /// Puts `bytes`, which are whole scalars, in the place of those in `range`.
  func replace(_ range: Range<Int>, with bytes: UnsafeBufferPointer<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range is outside of the text.")
    let newCount = count - range.count + bytes.count
    if newCount > capacity { grow(to: newCount) }
    let end = start + range.lowerBound + bytes.count
    end.update(from: start + range.upperBound, count: count - range.upperBound)
    if let source = bytes.baseAddress {
      (start + range.lowerBound).update(from: source, count: bytes.count)
    }
    if newCount < count { (start + newCount).update(repeating: 0, count: count - newCount) }
    count = newCount
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  private func grow(to newCount: Int) {
    let newCapacity = max(newCount, capacity * 2)
    let roomier = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    roomier.initialize(repeating: 0, count: newCapacity)
    roomier.update(from: start, count: count)
    free()
    start = roomier
    capacity = newCapacity
  }

  private func free() {
    start.update(repeating: 0, count: capacity)
    onFree?(UnsafeBufferPointer(start: start, count: capacity))
    start.deallocate()
  }

  private static let smallestCapacity = 32
}
