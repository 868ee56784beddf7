package import PlacardCanvas

extension Painter {
  /// Draws the lines of `layout` that the clip lets through, the first at the top of `rect`.
  @MainActor package mutating func draw(_ layout: TextLayout, in rect: Rect, color: Color) {
    for line in layout.lines(from: clip.minY - rect.y, to: clip.maxY - rect.y) {
      let baseline = grid.snap(rect.y + line.top) + grid.snap(line.baseline)
      for placed in line.runs {
        draw(placed.run, at: Point(x: rect.x + line.x + placed.x, y: baseline), color: color)
      }
    }
  }
}
