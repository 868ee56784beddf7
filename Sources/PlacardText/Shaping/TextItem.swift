/// A stretch of text in one face, one embedding level and one script: what can be shaped at once.
struct TextItem: Equatable {
  var range: Range<Int>
  let face: Int
  /// Even from left to right, odd from right to left.
  let level: UInt8
  let script: UInt32

  var isRightToLeft: Bool { level % 2 == 1 }
}
