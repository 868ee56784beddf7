/// A command with the clip it is drawn under and a fingerprint of both.
package struct DrawItem: Sendable, Equatable {
  package let command: DrawCommand
  /// Nothing outside is drawn, in points of the layer.
  package let clip: Rect
  package let fingerprint: UInt64

  package init(_ command: DrawCommand, clip: Rect) {
    self.command = command
    self.clip = clip
    var fingerprint = Fingerprint()
    fingerprint.combine(clip)
    command.combine(into: &fingerprint)
    self.fingerprint = fingerprint.value
  }

  /// What the item may touch, in points of the layer.
  package var bounds: Rect { command.bounds.intersection(clip) }
}
