/// Memory for pixels or coverage that is asked for once and used again and again.
///
/// It grows and never shrinks, so that a warm frame asks for nothing.
@MainActor final class PixelMemory<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// Room for `capacity` elements, whose values are anything.
  init(capacity: Int) {
    self.capacity = max(1, capacity)
    base = .allocate(capacity: self.capacity)
  }

  isolated deinit {
    base.deallocate()
  }

  /// Makes room for `count` elements; what was there is lost if that needs other memory.
  func reserve(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    capacity = count
    base = .allocate(capacity: count)
  }
}
