package import PlacardCanvas

/// One pointer on the surface, from going down until it goes up or is taken away.
///
/// A control can take a press only in the tick in which it began. So a press that began before a control was there,
/// or while it did not listen, never acts on it.
package struct Press: Sendable, Equatable {
  /// How a press ended.
  package enum End: Sendable {
    /// The pointer went up.
    case released
    /// The pointer was taken away: nothing acts.
    case cancelled
  }

  /// Its place among all presses since the start.
  let serial: Int
  package let pointer: PointerID
  /// Where it went down, in points of the surface.
  package let origin: Point
  /// Where it is, or was when it ended.
  package internal(set) var location: Point
  /// The farthest it has been above (negative) or below its origin, in points.
  package internal(set) var farthestY = 0.0
  /// Whether it began in this tick.
  package internal(set) var isNew = true
  /// How it ended in this tick; nil while it is down.
  package internal(set) var end: End?
  /// The control that it belongs to.
  package internal(set) var owner: ControlID?

  init(serial: Int, pointer: PointerID, at point: Point) {
    self.serial = serial
    self.pointer = pointer
    origin = point
    location = point
  }

  mutating func move(to point: Point) {
    location = point
    let distance = point.y - origin.y
    if abs(distance) > abs(farthestY) { farthestY = distance }
  }
}
