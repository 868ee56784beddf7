import Glibc
public import PlacardCanvas

extension Appearance {
  /// WCAG's contrast ratio of two opaque colours, 1 to 21.
  public static func contrast(_ one: Color, _ other: Color) -> Double {
    let lighter = max(luminance(of: one), luminance(of: other))
    let darker = min(luminance(of: one), luminance(of: other))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// WCAG's relative luminance, 0 to 1.
  private static func luminance(of color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let share = Double(channel) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
