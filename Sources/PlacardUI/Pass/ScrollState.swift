/// How far a scroll area is scrolled, and the drag that moves it.
struct ScrollState: Equatable {
  let id: ControlID
  /// How far the content is moved up, in points.
  var offset = 0.0
  /// The pointer that drags.
  var pointer: PointerID?
  /// Where on the surface the drag counts from, and the offset there, in points.
  var anchorY = 0.0
  var anchorOffset = 0.0
  /// Whether there was more than fits, in the last pass.
  var canScroll = false

  init(id: ControlID) {
    self.id = id
  }
}
