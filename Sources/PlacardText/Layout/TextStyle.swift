/// How a text is set: its size, the height of a line, its weight.
public struct TextStyle: Sendable, Equatable, Hashable {
  /// How heavy the letters are.
  public enum Weight: Sendable, Equatable, Hashable {
    /// Weight 400.
    case regular
    /// Weight 600.
    case semibold
  }

  /// The font's size, in points.
  public var size: Double
  /// The distance from one line to the next, in points.
  public var lineHeight: Double
  /// The weight; regular by default.
  public var weight: Weight

  /// A style of `size` points on lines `lineHeight` points high.
  public init(size: Double, lineHeight: Double, weight: Weight = .regular) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }

  /// The same style with size and line height multiplied by `factor`.
  public func scaled(by factor: Double) -> TextStyle {
    TextStyle(size: size * factor, lineHeight: lineHeight * factor, weight: weight)
  }
}

extension TextStyle {
  /// From the top of a line to its baseline, in points: capitals stand in the middle of the line.
  var baseline: Double { lineHeight / 2 + Self.halfCapitalHeight * size }

  /// Half the height of Inter's capitals, in font sizes.
  private static let halfCapitalHeight = 0.3637

  /// The style with values that can be drawn: a size of 1 to 512 points, lines of 1 to 4096.
  var clamped: TextStyle {
    TextStyle(
      size: size.isNaN ? 1 : min(max(size, 1), 512), lineHeight: lineHeight.isNaN ? 1 : min(max(lineHeight, 1), 4096),
      weight: weight)
  }
}
