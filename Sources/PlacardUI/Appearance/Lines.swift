public import PlacardCanvas

/// How thick lines are, and the shadow: what high contrast strengthens (LOOK.md 2 and 4).
public struct Lines: Sendable, Equatable {
  /// The line inside the edge of a card.
  public var cardBorder: LineWidth
  /// The lines between parts of a card.
  public var hairline: LineWidth
  /// The edge of a text field.
  public var fieldBorder: LineWidth
  /// The ring around what has the keys.
  public var ring: LineWidth
  /// How far inside a row its ring lies, in points.
  public var ringInset: Double
  /// The edge of a progress bar.
  public var progressBorder: LineWidth
  /// The shadow of a card; nil for none.
  public var shadow: Shadow?
}

extension Lines {
  /// One device pixel between choices, a quiet shadow.
  public static let standard = Lines(
    cardBorder: .devicePixel, hairline: .devicePixel, fieldBorder: .points(1), ring: .points(3), ringInset: 4,
    progressBorder: .none, shadow: Shadow(offset: Point(x: 0, y: 8), blur: 24, color: Color(0x000000, opacity: 0.28)))

  /// As standard, with the deeper shadow that a dark page needs.
  public static let dark = Lines(
    cardBorder: .points(1), hairline: .devicePixel, fieldBorder: .points(1), ring: .points(3), ringInset: 4,
    progressBorder: .none, shadow: Shadow(offset: Point(x: 0, y: 8), blur: 24, color: Color(0x000000, opacity: 0.45)))

  /// Borders of 3, lines of 2, rings of 4 points and no shadow.
  public static let highContrast = Lines(
    cardBorder: .points(3), hairline: .points(2), fieldBorder: .points(2), ring: .points(4), ringInset: 6,
    progressBorder: .points(2), shadow: nil)

  /// As standard, with the border of seed S1: 1 point.
  public static let form = Lines(
    cardBorder: .points(1), hairline: .devicePixel, fieldBorder: .points(1), ring: .points(3), ringInset: 4,
    progressBorder: .none, shadow: Lines.standard.shadow)

  /// As standard, with no border: seed S2.
  public static let dialog = Lines(
    cardBorder: .none, hairline: .devicePixel, fieldBorder: .points(1), ring: .points(3), ringInset: 4,
    progressBorder: .none, shadow: Lines.standard.shadow)
}
