package import PlacardCanvas

extension Painter {
  /// Draws the lines of `layout` that the clip lets through, the first at the top of `rect`.
  ///
  /// Baselines stand on whole pixels. Lines below `rect` are drawn too, if the clip lets them.
  @MainActor package mutating func draw(_ layout: TextLayout, in rect: Rect, color: Color) {
    let top = clip.minY - rect.y - layout.overhang
    let bottom = clip.maxY - rect.y + layout.overhang
    for line in layout.lines(from: top, to: bottom) {
      let baseline = grid.snap(rect.y + line.top) + grid.snap(line.baseline)
      for placed in line.runs {
        draw(placed.run, at: Point(x: rect.x + line.x + placed.x, y: baseline), color: color)
      }
    }
  }
}
