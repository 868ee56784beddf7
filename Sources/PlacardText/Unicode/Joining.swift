import CFriBidi

/// Whether letters of a cursive script join, by FriBidi's joining types.
enum Joining {
  /// Whether the letters on both sides of `index` are written as one stroke.
  static func joins(before index: Int, in scalars: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let left = type(from: index - 1, by: -1, in: scalars), left & joinsForward != 0 else { return false }
    guard let right = type(from: index, by: 1, in: scalars) else { return false }
    return right & joinsBackward != 0
  }

  private static let joinsBackward: UInt8 = 0x01
  private static let joinsForward: UInt8 = 0x02
  private static let isTransparent: UInt8 = 0x08
  /// How far a joining letter is looked for through marks, which are at most thirty.
  private static let reach = 64

  /// The joining type of the first scalar from `start` that is not a mark.
  private static func type(from start: Int, by step: Int, in scalars: UnsafeBufferPointer<UInt32>) -> UInt8? {
    var index = start
    for _ in 0..<reach where scalars.indices.contains(index) {
      let type = UInt8(truncatingIfNeeded: fribidi_get_joining_type(scalars[index]))
      if type & isTransparent == 0 { return type }
      index += step
    }
    return nil
  }
}

extension Joining {
  /// An invisible letter that every cursive letter joins with.
  static let joiner: UInt32 = 0x200D
}
