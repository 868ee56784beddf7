/// How far a scroll area is scrolled, and the drag that moves it.
struct ScrollState: Equatable {
  /// What a finger does to a scroll area.
  enum Drag: Equatable {
    case none
    /// The press with this serial number began here and may still be a tap.
    case possible(press: Int)
    /// The press moves the content: it counts from `anchorY` on the surface, where the offset was `offset`.
    case active(press: Int, anchorY: Double, offset: Double)
  }

  let id: ControlID
  /// How far the content is moved up, in points.
  private(set) var offset = 0.0
  /// The greatest offset, in points; 0 when everything fits.
  private(set) var limit = 0.0
  var drag = Drag.none

  init(id: ControlID) {
    self.id = id
  }

  /// Whether there is more than fits.
  var canScroll: Bool { limit > 0 }

  /// Scrolls to `offset`, or as near as there is content.
  mutating func scroll(to offset: Double) {
    self.offset = min(max(0, offset), limit)
  }

  /// Takes over how far there is to scroll; who was at the end stays at the end.
  mutating func setLimit(_ newLimit: Double) {
    let isAtEnd = canScroll && offset >= limit
    limit = max(0, newLimit)
    scroll(to: isAtEnd ? limit : offset)
    if !canScroll { drag = .none }
  }
}
