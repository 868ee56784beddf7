import CFriBidi

/// The order of mixed directions, by FriBidi: which way a paragraph runs, and how deep each scalar is embedded.
enum Bidi {
  /// Which way the first letter in `scalars` runs; nil if there is none.
  static func isRightToLeft(_ scalars: some Sequence<UInt32>) -> Bool? {
    for scalar in scalars {
      let type = fribidi_get_bidi_type(scalar)
      if type == FRIBIDI_TYPE_LTR { return false }
      if type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL { return true }
    }
    return nil
  }

  /// The embedding level of each scalar: even from left to right, odd from right to left.
  static func levels(of scalars: UnsafeBufferPointer<UInt32>, inRightToLeft isRightToLeft: Bool) -> [FriBidiLevel] {
    let plain = [FriBidiLevel](repeating: isRightToLeft ? 1 : 0, count: scalars.count)
    let length = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    fribidi_get_bidi_types(scalars.baseAddress, length, &types)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars.baseAddress, length, types, &brackets)
    var base = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    var levels = plain
    let deepest = fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &levels)
    // Out of memory: the text is shown in the paragraph's own direction.
    return deepest == 0 ? plain : levels
  }
}
