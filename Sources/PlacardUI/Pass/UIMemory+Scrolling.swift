import PlacardCanvas

extension UIMemory {
  /// The place of `id` among the scroll areas; a new one begins at the top.
  func indexOfScroll(_ id: ControlID) -> Int {
    if let index = scrolls.firstIndex(where: { $0.id == id }) { return index }
    if scrolls.count == Self.mostScrolls { scrolls.removeFirst() }
    scrolls.append(ScrollState(id: id))
    return scrolls.count - 1
  }

  /// Follows a finger: once it has strayed farther than `slop`, its press is no tap any more but moves the content.
  func dragScroll(at index: Int, in viewport: Rect, slop: Double) {
    for place in input.presses.indices {
      let press = input.presses[place]
      if scrolls[index].drag == .none, press.isNew, press.owner == nil, viewport.contains(press.origin) {
        scrolls[index].drag = .possible(press: press.serial)
      }
      guard follow(press, at: index, slop: slop) else { continue }
      input.presses[place].owner = scrolls[index].id
    }
  }

  /// Moves the content with `press`; true if it drags.
  private func follow(_ press: Press, at index: Int, slop: Double) -> Bool {
    if scrolls[index].drag == .possible(press: press.serial), abs(press.farthestY) > slop {
      let anchorY = press.origin.y + (press.farthestY < 0 ? -slop : slop)
      scrolls[index].drag = .active(press: press.serial, anchorY: anchorY, offset: scrolls[index].offset)
    }
    let drag = scrolls[index].drag
    if press.end != nil, drag.press == press.serial { scrolls[index].drag = .none }
    guard case .active(press.serial, let anchorY, let offset) = drag else { return false }
    scrolls[index].scroll(to: offset + anchorY - press.location.y)
    return true
  }

  /// Turns of the wheel over `viewport`.
  func wheelScroll(at index: Int, in viewport: Rect, step: Double) {
    for place in input.wheels.indices {
      let wheel = input.wheels[place]
      guard !wheel.isTaken, viewport.contains(wheel.location) else { continue }
      input.wheels[place].isTaken = true
      scrolls[index].scroll(to: scrolls[index].offset - wheel.dy * step)
    }
  }

  /// Keys that scroll and that no control wants; they go to the area that holds the focus, else to the first.
  func keyScroll(at index: Int, page: Double, step: Double) {
    let focused = ringed.flatMap { ring.entry(of: $0)?.area }
    guard focused == nil || focused == scrolls[index].id else { return }
    for place in input.keys.indices {
      let key = input.keys[place]
      guard !key.isTaken, key.target == nil, key.isPlain else { continue }
      guard let offset = scrolls[index].offset(after: key.key, page: page, step: step) else { continue }
      input.keys[place].isTaken = true
      scrolls[index].scroll(to: offset)
    }
  }

  /// Brings the control that has just got the keys into view, if it lies in this area.
  func revealFocus(at index: Int, height: Double) {
    guard let entry = ring.entry(of: toReveal), entry.area == scrolls[index].id else { return }
    if entry.bottom > scrolls[index].offset + height { scrolls[index].scroll(to: entry.bottom - height) }
    if entry.top < scrolls[index].offset { scrolls[index].scroll(to: entry.top) }
  }

  /// More scroll areas than are ever on a screen; those of alerts long gone are forgotten.
  private static let mostScrolls = 64
}

extension ScrollState {
  /// The offset that `key` asks for; nil if it does not scroll.
  func offset(after key: Key, page: Double, step: Double) -> Double? {
    switch key {
    case .up: offset - step
    case .down: offset + step
    case .pageUp: offset - page
    case .pageDown: offset + page
    case .home: 0
    case .end: limit
    default: nil
    }
  }
}

extension ScrollState.Drag {
  /// The serial number of the press that it follows.
  var press: Int? {
    switch self {
    case .none: nil
    case .possible(let press), .active(let press, _, _): press
    }
  }
}
