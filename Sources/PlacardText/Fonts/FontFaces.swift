import PlacardCanvas

/// The faces in order, and which of them a Character is set in.
@MainActor final class FontFaces {
  let all: [FontFace]
  /// What comes after the face of the weight, in the order it is tried.
  private let fallbacks: Range<Int>
  private let colored: [Int]
  /// Whether a face has all of printable ASCII.
  private let coversASCII: [Bool]

  init(_ fonts: [FontBytes]) throws(PlacardError) {
    precondition(!fonts.isEmpty, "A typesetter needs at least one font.")
    var faces: [FontFace] = []
    for font in fonts { faces.append(try FontFace(font)) }
    all = faces
    fallbacks = min(2, faces.count)..<faces.count
    colored = faces.indices.filter { faces[$0].isColored }
    coversASCII = faces.map { face in (0x20...0x7E).allSatisfy { face.maps($0) } }
  }

  /// The face for a weight: the first two are the regular and the semibold one.
  func primary(for weight: TextStyle.Weight) -> Int {
    weight == .semibold && all.count > 1 ? 1 : 0
  }

  /// The first face that has all of `character`'s scalars; `primary`, whose box shows then, if none has.
  func face(for character: UnsafeBufferPointer<UInt32>, primary: Int) -> Int {
    if character.count == 1, character[0] < 0x7F, coversASCII[primary] { return primary }
    if !colored.isEmpty, Self.isEmoji(character), let face = colored.first(where: { covers($0, character) }) {
      return face
    }
    if covers(primary, character) { return primary }
    return fallbacks.first { covers($0, character) } ?? primary
  }

  private func covers(_ face: Int, _ character: UnsafeBufferPointer<UInt32>) -> Bool {
    character.allSatisfy { all[face].maps($0) || Self.isIgnorable($0) }
  }

  private static func isIgnorable(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xAD, let scalar = Unicode.Scalar(scalar) else { return false }
    return scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a Character asks to be shown in colour, by itself or by the selector U+FE0F.
  private static func isEmoji(_ character: UnsafeBufferPointer<UInt32>) -> Bool {
    if character.contains(0xFE0F) { return true }
    guard character[0] >= 0x231A, !character.contains(0xFE0E) else { return false }
    return Unicode.Scalar(character[0])?.properties.isEmojiPresentation ?? false
  }
}
