import CHarfBuzz
import PlacardCanvas

/// What is put at the end of a line that is not the end of the text.
enum LineSuffix: Int {
  /// A hyphen, where a word is broken at a soft one.
  case hyphen
  /// An ellipsis, where the rest is cut off.
  case ellipsis
}

/// The runs that are painted: what is shaped here is, scalar by scalar, what the painter shapes again.
extension MeasuredText {
  /// The run for a part of an item; nil if nothing of it shows.
  ///
  /// Invisible scalars are left out. A joiner at either end tells the painter, who sees no more than the run, that the
  /// letter there is joined to one outside of it.
  func run(for item: TextItem) -> TextRun? {
    let scalars = columns.scalars
    var shown = scalars[item.range].filter { !PlainText.isInvisible($0) }
    guard shown.contains(where: { !PlainText.isBlank($0) }) else { return nil }
    if Joining.joins(before: item.range.lowerBound, in: scalars) { shown.insert(Joining.joiner, at: 0) }
    if Joining.joins(before: item.range.upperBound, in: scalars) { shown.append(Joining.joiner) }
    return run(of: shown, face: item.face, isRightToLeft: item.isRightToLeft, script: item.script)
  }

  func run(of suffix: LineSuffix, isRightToLeft: Bool) -> TextRun {
    run(of: scalars(of: suffix), face: primaryFace, isRightToLeft: isRightToLeft, script: Script.latin)
  }

  private func scalars(of suffix: LineSuffix) -> [UInt32] {
    switch suffix {
    case .hyphen: [0x2D]
    case .ellipsis: faces.all[primaryFace].maps(0x2026) ? [0x2026] : [0x2E, 0x2E, 0x2E]
    }
  }

  private func run(of scalars: [UInt32], face index: Int, isRightToLeft: Bool, script: UInt32) -> TextRun {
    let face = faces.all[index]
    let reach = scalars.withUnsafeBufferPointer { buffer in
      extent(
        of: shaper.shape(buffer, in: buffer.indices, face: face, isRightToLeft: isRightToLeft, script: script),
        in: face)
    }
    return TextRun(
      face: index, size: style.size, text: String(scalars: scalars), isRightToLeft: isRightToLeft, script: script,
      isColored: face.isColored, advance: reach.advance, ink: reach.ink)
  }

  /// How far glyphs reach, in points: along the line, and with their ink.
  private func extent(of glyphs: Shaper.Glyphs, in face: FontFace) -> (advance: Double, ink: Rect) {
    let scale = style.size / face.unitsPerEm
    var x = 0.0
    var ink = Rect.zero
    for (info, position) in zip(glyphs.infos, glyphs.positions) {
      if !face.isColored {
        let origin = Point(x: x + Double(position.x_offset), y: -Double(position.y_offset))
        ink = ink.union(face.ink(of: info.codepoint).offset(by: origin))
      }
      x += Double(position.x_advance)
    }
    if face.isColored {
      // Colour glyphs are pictures of a size of their own, brought to the height of the face's lines.
      let em = face.unitsPerEm
      ink = Rect(x: 0, y: -face.ascender * em, width: x, height: (face.ascender - face.descender) * em)
    }
    guard !ink.isEmpty else { return (x * scale, .zero) }
    let scaled = Rect(x: ink.x * scale, y: ink.y * scale, width: ink.width * scale, height: ink.height * scale)
    return (x * scale, scaled.inset(by: -Self.inkMargin))
  }

  /// How far the painter may stray from the outlines as they were designed, in points: hinting, rounding, smoothing.
  private static let inkMargin = 2.0
}
