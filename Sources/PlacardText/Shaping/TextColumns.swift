/// What is known about each scalar of a text, side by side in memory that is touched only as far as it is filled.
final class TextColumns {
  let scalars: UnsafeBufferPointer<UInt32>
  let flags: UnsafeMutablePointer<ScalarFlags>
  /// The distance to the next Character, in points, at the first scalar of each Character; else 0.
  let advances: UnsafeMutablePointer<Float>

  init(_ source: [UInt32]) {
    let copy = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: source.count)
    _ = copy.initialize(from: source)
    scalars = UnsafeBufferPointer(copy)
    flags = .allocate(capacity: source.count)
    advances = .allocate(capacity: source.count)
  }

  deinit {
    scalars.deallocate()
    flags.deallocate()
    advances.deallocate()
  }
}

/// What a scalar is to the one who fills lines.
struct ScalarFlags: OptionSet {
  let rawValue: UInt8

  /// A Character begins with it.
  static let startsCharacter = ScalarFlags(rawValue: 1)
  /// A line may end before it.
  static let mayBreakBefore = ScalarFlags(rawValue: 2)
  /// Glyphs on its two sides depend on each other: both are shaped again if a line ends before it.
  static let isTiedToPrevious = ScalarFlags(rawValue: 4)
  /// A line does not end before it even where a word is too long, if there is another place.
  static let isGluedToPrevious = ScalarFlags(rawValue: 8)
  /// It hangs at the end of a line.
  static let isBlank = ScalarFlags(rawValue: 16)
  /// A line ends with it, whatever the width.
  static let endsLine = ScalarFlags(rawValue: 32)
  /// Its paragraph runs from right to left.
  static let isInRightToLeft = ScalarFlags(rawValue: 64)
}
