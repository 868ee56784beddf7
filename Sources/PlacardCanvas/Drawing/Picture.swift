/// A bitmap to be drawn, with a fingerprint so that draw lists compare without reading its pixels.
public struct Picture: Sendable, Equatable {
  /// The pixels.
  public let bitmap: Bitmap
  package let fingerprint: UInt64

  /// A picture of `bitmap`; reads every pixel once.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    var fingerprint = Fingerprint()
    fingerprint.combine(bitmap.width)
    for pixel in bitmap.pixels { fingerprint.combine(UInt64(pixel)) }
    self.fingerprint = fingerprint.value
  }

  /// Equal when the fingerprints are.
  public static func == (left: Picture, right: Picture) -> Bool {
    left.fingerprint == right.fingerprint
  }
}
