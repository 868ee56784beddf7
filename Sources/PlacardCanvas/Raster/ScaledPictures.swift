/// Pictures at the size they are drawn in, kept so that a warm frame scales nothing.
struct ScaledPictures {
  private struct Entry {
    let fingerprint: UInt64
    let bitmap: Bitmap
  }
  private var entries: [Entry] = []
  private var pixels = 0
  private static let limit = 4_194_304
  /// A picture stretched over more pixels a side is not drawn: no surface is so large.
  static let longestSide = 16_384

  mutating func bitmap(for picture: Picture, width: Int, height: Int) -> Bitmap {
    if picture.bitmap.width == width, picture.bitmap.height == height { return picture.bitmap }
    let kept = entries.first {
      $0.fingerprint == picture.fingerprint && $0.bitmap.width == width && $0.bitmap.height == height
    }
    if let kept { return kept.bitmap }
    if pixels > Self.limit {
      entries.removeAll(keepingCapacity: true)
      pixels = 0
    }
    let bitmap = picture.bitmap.scaled(width: width, height: height)
    entries.append(Entry(fingerprint: picture.fingerprint, bitmap: bitmap))
    pixels += width * height
    return bitmap
  }
}
