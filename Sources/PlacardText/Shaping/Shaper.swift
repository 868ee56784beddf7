import CHarfBuzz

/// Turns scalars of one face, direction and script into glyphs, by HarfBuzz.
@MainActor final class Shaper {
  /// What a shaping gave, in visual order; it holds until the next one.
  struct Glyphs {
    let infos: UnsafeBufferPointer<hb_glyph_info_t>
    let positions: UnsafeBufferPointer<hb_glyph_position_t>
  }

  private let buffer: OpaquePointer?
  /// No language in particular: fonts must not look different by where they run.
  private let language = hb_language_from_string("und", -1)

  init() {
    buffer = hb_buffer_create()
  }

  isolated deinit {
    hb_buffer_destroy(buffer)
  }

  /// Shapes `range` of `scalars`, with what stands around it deciding about joins; clusters are indices of `scalars`.
  func shape(
    _ scalars: UnsafeBufferPointer<UInt32>, in range: Range<Int>, face: FontFace, isRightToLeft: Bool, script: UInt32
  ) -> Glyphs {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf32(
      buffer, scalars.baseAddress, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, language)
    hb_shape(face.font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    return Glyphs(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      positions: UnsafeBufferPointer(start: positions, count: Int(count)))
  }
}
