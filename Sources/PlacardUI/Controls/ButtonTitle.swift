package import PlacardText

extension LayoutContext {
  /// The title of a button in `width` points: in one line at its full size; if it does not fit, smaller, down to
  /// `smallestTitleSize`; then in two lines, and at last cut with an ellipsis.
  package func titleLayout(_ title: String, _ style: TextStyle, width: Double, alignment: TextAlignment) -> TextLayout {
    let width = max(0, width)
    let full = appearance.scaled(style)
    if let fitting = fittingStyle(title, full, width: width) {
      return typesetter.layout(title, fitting, width: width, alignment: alignment, maximumLines: 1)
    }
    let least = full.scaled(by: leastSize(of: full) / full.size)
    let lines = appearance.metrics.actionTitleLines
    return typesetter.layout(title, least, width: width, alignment: alignment, maximumLines: lines)
  }

  /// The largest style, in steps that keep few sizes about, in which `title` fits one line; nil if none does.
  private func fittingStyle(_ title: String, _ full: TextStyle, width: Double) -> TextStyle? {
    let natural = typesetter.width(of: title, full)
    if natural <= width { return full }
    var size = (full.size * width / natural / Self.sizeStep).rounded(.down) * Self.sizeStep
    while size >= leastSize(of: full) {
      let style = full.scaled(by: size / full.size)
      if typesetter.width(of: title, style) <= width { return style }
      size -= Self.sizeStep
    }
    return nil
  }

  private func leastSize(of style: TextStyle) -> Double {
    min(style.size, appearance.typography.smallestTitleSize)
  }

  /// Fonts are opened in eighths of a pixel.
  private static let sizeStep = 1.0 / 8
}
