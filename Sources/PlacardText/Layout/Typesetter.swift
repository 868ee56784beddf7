package import PlacardCanvas

/// Who measures and lays out text: it owns the faces and remembers what it has laid out.
///
/// Face 0 is the regular weight, 1 the semibold one, 2 and on are fallbacks in the order they are tried.
@MainActor package final class Typesetter {
  /// Takes the faces in order; a font that cannot be used is an error that names it.
  package init(fonts: [FontBytes]) throws(PlacardError) {
    for font in fonts where font.count == 0 {
      throw PlacardError("The font \(font.name) is empty; give a TrueType or OpenType font.")
    }
  }

  /// The width of `text` set in one line, in points, without blanks at its end.
  package func width(of text: String, _ style: TextStyle) -> Double {
    layout(text, style, width: .infinity, maximumLines: 1).width
  }

  /// `text` in lines of at most `width` points. The same arguments give the same object while it is remembered.
  ///
  /// With `maximumLines` 1 a line end in the text counts as one space; text beyond `maximumLines` is cut and ends in
  /// an ellipsis. `balanced` narrows the lines as far as their number stays the same.
  package func layout(
    _ text: String, _ style: TextStyle, width: Double, alignment: TextAlignment = .leading,
    direction: TextDirection = .natural, maximumLines: Int? = nil, balanced: Bool = false
  ) -> TextLayout {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, piece in
      let advance = Double(piece.count) * style.size / 2
      let run = TextRun(
        face: style.weight == .semibold ? 1 : 0, size: style.size, text: String(piece), isRightToLeft: false,
        script: 0x4C61_746E, isColored: false, advance: advance,
        ink: Rect(x: 0, y: -style.size, width: advance, height: style.lineHeight))
      return TextLine(
        index: index, top: Double(index) * style.lineHeight,
        baseline: style.lineHeight / 2 + style.capitalCenter * style.size, x: 0, width: advance,
        runs: [TextLine.PlacedRun(x: 0, run: run)])
    }
    return TextLayout(lines: lines, lineHeight: style.lineHeight)
  }
}

extension TextStyle {
  /// How far the baseline lies below the middle of a line, in font sizes: half the height of Inter's capitals.
  var capitalCenter: Double { 0.3637 }
}
