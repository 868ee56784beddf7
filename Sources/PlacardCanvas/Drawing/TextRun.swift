/// A piece of one line of text in one face, one direction and one script, ready to be painted.
///
/// It is a value: which face by its place in the font list, which text, how large. The font's bytes are elsewhere.
public struct TextRun: Sendable, Equatable {
  /// The face, by its place in the list of fonts: 0 is Inter Regular, 1 Inter SemiBold, then the user's.
  package let face: Int
  /// The font's size, in points.
  package let size: Double
  /// What is painted, in logical order.
  package let text: String
  /// Whether the run is laid out from right to left.
  package let isRightToLeft: Bool
  /// The ISO 15924 code of the script as four bytes, `Latn` as 0x4C61746E.
  package let script: UInt32
  /// Whether the glyphs bring their own colours, as emoji do.
  package let isColored: Bool
  /// The distance the run takes on its line, in points.
  package let advance: Double
  /// Where ink may fall, relative to the run's origin on the baseline, in points.
  package let ink: Rect
  /// The same for equal runs, in every process.
  package let fingerprint: UInt64

  package init(
    face: Int, size: Double, text: String, isRightToLeft: Bool, script: UInt32, isColored: Bool, advance: Double,
    ink: Rect
  ) {
    self.face = face
    self.size = size
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.script = script
    self.isColored = isColored
    self.advance = advance
    self.ink = ink
    var fingerprint = Fingerprint()
    fingerprint.combine(face)
    fingerprint.combine(size)
    fingerprint.combine(text)
    fingerprint.combine(isRightToLeft ? 1 : 0)
    fingerprint.combine(UInt64(script))
    self.fingerprint = fingerprint.value
  }
}
