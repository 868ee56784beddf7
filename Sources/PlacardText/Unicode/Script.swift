import CHarfBuzz

/// The script a run of text is shaped in, by its ISO 15924 code as four bytes.
enum Script {
  static let latin: UInt32 = 0x4C61_746E

  /// The script of `scalar`; nil if it is at home in many and takes that of its neighbour.
  static func code(of scalar: UInt32) -> UInt32? {
    if scalar < 0x80 { return isASCIILetter(scalar) ? latin : nil }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { return nil }
    return script.rawValue
  }

  private static func isASCIILetter(_ scalar: UInt32) -> Bool {
    let lower = scalar | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }
}
