/// A PNG file keeps colours as they are, a Bitmap keeps them multiplied by alpha. Both ways round to the nearest, so a
/// premultiplied pixel comes back from a file exactly as it went in.
extension UInt32 {
  /// This 0xAARRGGBB pixel with its colour multiplied by its alpha.
  var premultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 { return self }
    return mapColor { ($0 * alpha + 127) / 255 }
  }

  /// This 0xAARRGGBB pixel with the multiplication by its alpha undone.
  var unpremultiplied: UInt32 {
    let alpha = self >> 24
    if alpha == 255 || alpha == 0 { return self & (alpha == 0 ? 0 : .max) }
    return mapColor { Swift.min(255, ($0 * 255 + alpha / 2) / alpha) }
  }

  private func mapColor(_ transform: (UInt32) -> UInt32) -> UInt32 {
    let red = transform(self >> 16 & 255)
    let green = transform(self >> 8 & 255)
    let blue = transform(self & 255)
    return self & 0xFF00_0000 | red << 16 | green << 8 | blue
  }
}
