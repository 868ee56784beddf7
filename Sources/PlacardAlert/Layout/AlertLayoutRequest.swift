package import PlacardCanvas
package import PlacardText
package import PlacardUI

/// Everything that a layout depends on.
@MainActor package struct AlertLayoutRequest {
  package let spec: AlertSpec
  package let appearance: Appearance
  /// The safe area of the surface.
  package let bounds: Rect
  package let grid: PixelGrid
  package let typesetter: Typesetter
  /// How large custom content wants to be at a width.
  package var contentSize: (Double) -> Size = { _ in .zero }

  package init(
    spec: AlertSpec, appearance: Appearance, bounds: Rect, grid: PixelGrid, typesetter: Typesetter,
    contentSize: @escaping (Double) -> Size = { _ in .zero }
  ) {
    self.spec = spec
    self.appearance = appearance
    self.bounds = bounds
    self.grid = grid
    self.typesetter = typesetter
    self.contentSize = contentSize
  }
}

extension AlertLayoutRequest {
  var metrics: Metrics { appearance.metrics }
  /// The thickness of the lines between parts of the card.
  var line: Double { appearance.lines.hairline.points(on: grid) }
  /// Whether the actions are rows from edge to edge, rather than words at the ends of one.
  var hasRows: Bool { metrics.arrangement == .rows }

  /// The height that the card may take; small surfaces give half of it to the card at least.
  var greatestHeight: Double {
    grid.snap(max(appearance.cardMaximumHeight(on: bounds.height), bounds.height / 2))
  }

  /// The width that the card takes; small surfaces give half of it to the card at least.
  func cardWidth(isWide: Bool) -> Double {
    let unbounded = appearance.cardWidth(on: .greatestFiniteMagnitude, isWide: isWide)
    let least = min(unbounded, bounds.width / 2)
    return grid.snap(max(appearance.cardWidth(on: bounds.width, isWide: isWide), least))
  }

  /// How far the text stands from the card's edges; never more than half the card's width together.
  func textInset(in width: Double) -> Double {
    grid.snap(min(metrics.textInsets.left, width / 2 / 2))
  }

  /// The thick border of high contrast, which the last row stays clear of; thin ones lie over it.
  var clearance: Double {
    guard hasRows, case .points(let width) = appearance.lines.cardBorder, width > 1 else { return 0 }
    return appearance.lines.cardBorder.points(on: grid)
  }
}
