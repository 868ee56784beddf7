package import PlacardCanvas

/// One line of a layout, ready to be painted.
package struct TextLine: Sendable, Equatable {
  /// A run and where it begins, from the line's own left edge, in points.
  package struct PlacedRun: Sendable, Equatable {
    package let x: Double
    package let run: TextRun
  }

  /// Its place among the lines of the layout.
  package let index: Int
  /// From the top of the layout to the top of the line, in points.
  package let top: Double
  /// From the top of the line to the baseline, in points, not rounded; the same on every line of a style.
  package let baseline: Double
  /// From the left edge of the layout to the line, in points.
  package let x: Double
  /// The width without the blanks at its end, in points.
  package let width: Double
  /// From left to right.
  package let runs: [PlacedRun]
}
