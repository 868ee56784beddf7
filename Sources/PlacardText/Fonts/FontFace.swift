import CHarfBuzz
import PlacardCanvas

/// A font as HarfBuzz reads it, in units of its own: the same outlines serve every size.
@MainActor final class FontFace {
  /// HarfBuzz's font, scaled to one unit a font unit.
  let font: OpaquePointer
  let unitsPerEm: Double
  /// Whether the glyphs bring their own colours.
  let isColored: Bool
  /// From the baseline up and (negative) down, in font sizes.
  let ascender: Double
  let descender: Double
  /// The ink of glyphs that have been asked for: reading outlines takes longer than shaping.
  private var inks: [UInt32: Rect] = [:]

  /// Reads a font's tables; bytes that are no whole font are an error with the font's name.
  init(_ bytes: FontBytes) throws(PlacardError) {
    let face = try Self.face(of: bytes)
    defer { hb_face_destroy(face) }
    let unitsPerEm = Double(hb_face_get_upem(face))
    let font = hb_font_create(face)
    guard let font, hb_face_get_glyph_count(face) > 0, unitsPerEm > 0 else {
      hb_font_destroy(font)
      throw PlacardError("The font \(bytes.name) has no glyphs; give another font.")
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascender = Double(extents.ascender) / unitsPerEm
    descender = Double(extents.descender) / unitsPerEm
    isColored = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
    self.unitsPerEm = unitsPerEm
    self.font = font
  }

  isolated deinit {
    hb_font_destroy(font)
  }

  /// Whether the font has a glyph for `scalar`.
  func maps(_ scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }
}

// MARK: - Reading

extension FontFace {
  private static func face(of bytes: FontBytes) throws(PlacardError) -> OpaquePointer? {
    switch bytes.storage {
    case .array(let array):
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: array.count, alignment: 16)
      copy.copyBytes(from: array)
      return try face(named: bytes.name, in: UnsafeRawBufferPointer(copy), owned: copy.baseAddress)
    case .embedded(let embedded):
      let buffer = UnsafeRawBufferPointer(start: embedded.pointer, count: embedded.count)
      return try face(named: bytes.name, in: buffer, owned: nil)
    }
  }

  /// HarfBuzz's face over `bytes`; `owned` is given back when nobody needs the face any more.
  private static func face(
    named name: String, in bytes: UnsafeRawBufferPointer, owned: UnsafeMutableRawPointer?
  ) throws(PlacardError) -> OpaquePointer? {
    if let fault = FontTables.fault(in: bytes) {
      owned?.deallocate()
      throw PlacardError("The font \(name) \(fault).")
    }
    let blob = hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count), HB_MEMORY_MODE_READONLY, owned,
      { @Sendable memory in memory?.deallocate() })
    defer { hb_blob_destroy(blob) }
    return hb_face_create(blob, 0)
  }
}

extension FontFace {
  /// Where a glyph's ink lies around its origin, in font units, y down; empty if it has none.
  func ink(of glyph: UInt32) -> Rect {
    if let ink = inks[glyph] { return ink }
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(font, glyph, &extents)
    let ink = Rect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
      height: -Double(extents.height))
    inks[glyph] = ink
    return ink
  }
}
