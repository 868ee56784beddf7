/// A 64-bit hash that is the same in every run and on every machine, unlike Swift's `Hasher`.
///
/// Each word is folded in by one wide multiplication; two draw lists are compared by these alone.
package struct Fingerprint: Sendable {
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  package init() {}

  package mutating func combine(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = product.high ^ product.low ^ (word &* 0xA076_1D64_78BD_642F)
  }

  package mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  package mutating func combine(_ number: Double) {
    combine(number == 0 ? 0 : number.bitPattern)
  }

  package mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var filled: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word |= UInt64(byte) << filled
      filled += 8
      count += 1
      if filled == 64 {
        combine(word)
        word = 0
        filled = 0
      }
    }
    combine(word)
    combine(count)
  }

  package mutating func combine(_ color: Color) {
    combine(
      UInt64(color.alpha) << 24 | UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue))
  }

  package mutating func combine(_ point: Point) {
    combine(point.x)
    combine(point.y)
  }

  package mutating func combine(_ rect: Rect) {
    combine(rect.x)
    combine(rect.y)
    combine(rect.width)
    combine(rect.height)
  }
}
