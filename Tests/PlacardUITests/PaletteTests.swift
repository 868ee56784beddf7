import PlacardCanvas
import PlacardUI
import Testing

/// LOOK.md 2: every pair of palette colours reaches its contrast, and the table's number.
@MainActor @Suite(.serialized) struct PaletteTests {
  /// A pair and its ratio in the standard, dark and high contrast palettes.
  private struct Pair {
    let name: String
    let ratios: [Double]
    let needs: Need
    let colors: (Palette) -> (Color, Color)

    init(
      _ name: String, _ ratios: [Double], _ needs: Need, _ colors: @escaping (Palette) -> (Color, Color)
    ) {
      self.name = name
      self.ratios = ratios
      self.needs = needs
      self.colors = colors
    }
  }
  private enum Need { case text, shape, disabled, decoration }

  private static let palettes = [Palette.standard, .dark, .highContrast]

  private static let pairs = [
    Pair("title on card", [18.9, 14.4, 21], .text) { ($0.label, $0.card) },
    Pair("message on card", [9.95, 9.70, 21], .text) { ($0.message, $0.card) },
    Pair("secondary on card", [5.95, 6.41, 13.5], .text) { ($0.secondary, $0.card) },
    Pair("button on card", [5.71, 7.29, 10.3], .text) { ($0.tint, $0.card) },
    Pair("button on pressed", [4.59, 5.25, 21], .text) { ($0.onPressed ?? $0.tint, $0.pressed) },
    Pair("destructive on card", [6.31, 6.86, 9.72], .text) { ($0.destructive, $0.card) },
    Pair("destructive on pressed", [5.08, 4.94, 21], .text) { ($0.onPressed ?? $0.destructive, $0.pressed) },
    Pair("secondary on pressed row", [4.79, 4.62, 21], .text) { ($0.onPressed ?? $0.secondary, $0.pressed) },
    Pair("disabled on card", [3.52, 3.53, 5.30], .disabled) { ($0.disabled, $0.card) },
    Pair("placeholder on field", [5.36, 6.41, 8.80], .text) { ($0.placeholder, $0.field) },
    Pair("selected text", [13.4, 8.40, 16.4], .text) { ($0.label, $0.selection) },
    Pair("disabled in field", [3.26, 3.17, 5.30], .disabled) { ($0.disabled, $0.fieldDisabled) },
    Pair("text on tint", [5.71, 8.17, 10.3], .text) { ($0.onTint, $0.tint) },
    Pair("field border on card", [3.66, 3.95, 21], .shape) { ($0.fieldBorder, $0.card) },
    Pair("caret in field", [5.71, 8.33, 21], .shape) { ($0.caret, $0.field) },
    Pair("switch on", [5.05, 5.00, 10.3], .shape) { ($0.switchOn, $0.card) },
    Pair("thumb on", [5.05, 3.13, 10.3], .shape) { ($0.switchThumb, $0.switchOn) },
    Pair("ring on card", [5.71, 7.29, 10.3], .shape) { ($0.ring, $0.card) },
    Pair("scroll indicator", [4.14, 4.82, 21], .shape) { ($0.scrollIndicator, $0.card) },
    Pair("progress on track", [4.18, 4.42, 6.62], .shape) { ($0.tint, $0.track) },
    Pair("info", [5.71, 7.29, 10.3], .shape) { ($0.info, $0.card) },
    Pair("question", [6.80, 7.61, 21], .shape) { ($0.question, $0.card) },
    Pair("warning", [4.88, 9.11, 9.16], .shape) { ($0.warning, $0.card) },
    Pair("success", [5.05, 8.05, 9.31], .shape) { ($0.success, $0.card) },
    Pair("sign on warning", [4.88, 10.4, 9.16], .shape) { ($0.onIcon, $0.warning) },
    Pair("sign on error", [6.31, 7.84, 9.72], .shape) { ($0.onIcon, $0.error) },
    Pair("star", [4.24, 9.11, 21], .shape) { ($0.star, $0.card) },
    Pair("star that is off", [3.66, 3.95, 21], .shape) { ($0.starOff, $0.card) },
  ]

  private func least(_ need: Need, isHighContrast: Bool) -> Double {
    switch need {
    case .text: isHighContrast ? 7 : 4.5
    case .shape: isHighContrast ? 4.5 : 3
    case .disabled: isHighContrast ? 4 : 3
    case .decoration: 1
    }
  }

  @Test func `every pair has the table's contrast`() {
    for pair in Self.pairs {
      for (palette, ratio) in zip(Self.palettes, pair.ratios) {
        let colors = pair.colors(palette)
        let contrast = Appearance.contrast(colors.0, colors.1)
        #expect(abs(contrast - ratio) <= ratio * 0.006, "\(pair.name): \(contrast), not \(ratio)")
      }
    }
  }

  @Test func `every pair has the contrast that people need`() {
    for pair in Self.pairs {
      for palette in Self.palettes {
        let colors = pair.colors(palette)
        let needed = least(pair.needs, isHighContrast: palette == .highContrast)
        #expect(Appearance.contrast(colors.0, colors.1) >= needed, "\(pair.name)")
      }
    }
  }

  @Test func `in high contrast even lines reach 21`() {
    let palette = Palette.highContrast

    #expect(Appearance.contrast(palette.hairline, palette.card) > 20.9)
    #expect(Appearance.contrast(palette.cardBorder, palette.card) > 20.9)
  }

  @Test func `the backdrop is black at one half in every preset`() {
    for appearance in [Appearance.standard, .dark, .highContrast, .form, .dialog] {
      #expect(appearance.palette.backdrop == Color(0x000000, opacity: 0.5))
    }
  }

  @Test func `S1 the form's border is light gray, all else is standard`() {
    var palette = Palette.form
    #expect(palette.cardBorder == Color(0xAAAAAA))

    palette.cardBorder = Palette.standard.cardBorder

    #expect(palette == .standard)
    #expect(Appearance.dialog.palette == .standard)
  }
}
