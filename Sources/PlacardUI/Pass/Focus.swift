/// Which control has the keys, and whether that shows. A value, so that whoever covers a group can give it back.
package struct Focus: Sendable, Equatable {
  /// The control; nil when none has been chosen yet.
  package var id: ControlID?
  /// Whether the ring is drawn: after a key or a controller, not after a press.
  package var showsRing: Bool

  package init(id: ControlID? = nil, showsRing: Bool = false) {
    self.id = id
    self.showsRing = showsRing
  }
}
