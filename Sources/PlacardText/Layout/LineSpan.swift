/// Which part of a text a line holds; small, since a long text has many.
struct LineSpan: Equatable {
  let start: Int32
  /// Where what shows ends: without blanks, and without the line end.
  let end: Int32
  /// The width of what shows, the suffix included, in points.
  var width: Float
  let suffix: LineSuffix?
  /// Whether the line ends inside of a word for want of room.
  let isForced: Bool
  let isRightToLeft: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}
