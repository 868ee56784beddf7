public import PlacardCanvas

extension UI {
  /// Draws content that may be higher than `viewport`, and scrolls it by finger, wheel and keys.
  ///
  /// `body` gets the rectangle of the whole content where it lies now, `contentHeight` points high; that may be a guess
  /// that gets better while `body` draws, and then another pass follows. A press that strays farther than
  /// `metrics.scrollSlop` scrolls and is no tap any more. Page Up, Page Down, Home and End scroll the area that holds
  /// the focus, else the first one; so do the arrows when there are no two controls to go between.
  public mutating func scrollArea(
    _ id: ControlID, viewport: Rect, contentHeight: @autoclosure () -> Double, _ body: (inout UI, Rect) -> Void
  ) {
    let index = memory.indexOfScroll(resolve(id))
    let height = contentHeight()
    memory.scrolls[index].setLimit(height.isFinite ? height - max(0, viewport.height) : 0)
    if isListening { scroll(at: index, in: viewport) }
    let state = memory.scrolls[index]
    let top = grid.snap(viewport.minY - state.offset)
    let content = Rect(x: viewport.x, y: top, width: viewport.width, height: max(0, height))
    drawContent(content, in: viewport, of: state, body)
    if contentHeight() != height, height.isFinite { isSettled = false }
    paintIndicator(of: state, in: viewport)
  }

  private mutating func scroll(at index: Int, in viewport: Rect) {
    guard memory.scrolls[index].canScroll else { return }
    let metrics = appearance.metrics
    let page = max(metrics.scrollStep, viewport.height - metrics.scrollPageOverlap)
    let visible = viewport.intersection(surroundings.reach)
    memory.revealFocus(at: index, height: viewport.height)
    memory.dragScroll(at: index, in: visible, slop: metrics.scrollSlop)
    memory.wheelScroll(at: index, in: visible, step: metrics.scrollStep)
    memory.keyScroll(at: index, page: page, step: metrics.scrollStep)
  }

  private mutating func drawContent(
    _ content: Rect, in viewport: Rect, of state: ScrollState, _ body: (inout UI, Rect) -> Void
  ) {
    let outer = surroundings
    let clip = painter.pushClip(viewport)
    surroundings = Surroundings(
      reach: outer.reach.intersection(viewport), area: state.id, contentTop: content.minY)
    body(&self, content)
    painter.popClip(clip)
    surroundings = outer
  }

  /// The indicator shows all the time while there is more than fits.
  private mutating func paintIndicator(of state: ScrollState, in viewport: Rect) {
    let metrics = appearance.metrics
    let track = viewport.height - 2 * metrics.indicatorEndInset
    guard state.canScroll, track > 0 else { return }
    let share = viewport.height / (viewport.height + state.limit)
    let length = min(track, max(metrics.indicatorMinimumLength, track * share))
    let left =
      appearance.isRightToLeft
      ? viewport.minX + metrics.indicatorInset : viewport.maxX - metrics.indicatorInset - metrics.indicatorWidth
    let top = viewport.minY + metrics.indicatorEndInset + (track - length) * state.offset / state.limit
    painter.fill(
      grid.snap(Rect(x: left, y: top, width: metrics.indicatorWidth, height: length)),
      radii: CornerRadii(metrics.indicatorWidth / 2), with: appearance.palette.scrollIndicator)
  }
}
