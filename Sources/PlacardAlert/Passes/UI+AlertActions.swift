internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

extension UI {
  /// The buttons, in an area that scrolls by itself, with the lines around them; returns the action that was pressed.
  mutating func alertActions(_ spec: AlertSpec, _ layout: AlertLayout) -> Int? {
    let viewport = layout.actions.viewport
    var chosen: Int?
    scrollArea(AlertPart.actions, viewport: viewport, contentHeight: layout.actions.contentHeight) { ui, whole in
      let scrolled = Point(x: whole.x - viewport.x, y: whole.y - viewport.y)
      chosen = ui.alertButtons(spec, layout, scrolled)
    }
    if let line = layout.topLine { separator(in: inside(layout.card, line)) }
    return chosen
  }

  /// The buttons in the order they stand in, each followed by the line before it.
  ///
  /// A line beside a pressed button takes the pressed colour, so that what is pressed has no edges (LOOK.md 5).
  private mutating func alertButtons(_ spec: AlertSpec, _ layout: AlertLayout, _ scrolled: Point) -> Int? {
    var chosen: Int?
    var wasPressed = false
    for (place, button) in layout.buttons.enumerated() {
      let response = alertButton(spec.actions[button.action], button, layout, scrolled)
      if response.isActivated, chosen == nil { chosen = button.action }
      let isPressed = response.visualState == .pressed
      if place > 0, place <= layout.dividers.count {
        let line = layout.dividers[place - 1].rect.offset(by: scrolled)
        let color = isPressed || wasPressed ? appearance.palette.pressed : appearance.palette.hairline
        separator(in: inside(layout.card, line), color: color)
      }
      wasPressed = isPressed
    }
    return chosen
  }

  private mutating func alertButton(
    _ action: AlertSpec.Action, _ button: AlertLayout.Button, _ layout: AlertLayout, _ scrolled: Point
  ) -> Response {
    let frame = button.frame.offset(by: scrolled)
    let isRow = appearance.metrics.arrangement == .rows
    let rect = isRow ? inside(layout.card, frame) : frame
    let face: ButtonFace =
      isRow ? .row(corners(of: rect, in: layout.card)) : .text(button.isTrailing ? .trailing : .leading)
    return self.button(
      AlertPart.button(button.action), action.title, in: rect, face: face, role: action.role,
      isEnabled: action.isEnabled, identifier: action.identifier)
  }
}

// MARK: - Inside the border

extension UI {
  /// What of `rect` lies within the card's border, from side to side and at the bottom.
  private func inside(_ card: Rect, _ rect: Rect) -> Rect {
    let border = appearance.lines.cardBorder.points(on: grid)
    let left = max(rect.minX, card.minX + border)
    let right = min(rect.maxX, card.maxX - border)
    let bottom = min(rect.maxY, max(card.maxY - border, rect.minY))
    return Rect(x: left, y: rect.y, width: max(0, right - left), height: bottom - rect.y)
  }

  /// How round `rect` is where it lies in the corners of the card.
  private func corners(of rect: Rect, in card: Rect) -> CornerRadii {
    let border = appearance.lines.cardBorder.points(on: grid)
    let inner = card.inset(by: border)
    let radius = max(0, appearance.metrics.cardRadius - border)
    let isLeft = rect.minX <= inner.minX
    let isRight = rect.maxX >= inner.maxX
    let isTop = rect.minY <= inner.minY
    let isBottom = rect.maxY >= inner.maxY
    return CornerRadii(
      topLeft: isTop && isLeft ? radius : 0, topRight: isTop && isRight ? radius : 0,
      bottomRight: isBottom && isRight ? radius : 0, bottomLeft: isBottom && isLeft ? radius : 0)
  }
}

extension AlertSpec.Action {
  /// A destructive action is red whatever else it is, and never bold (LOOK.md 5).
  fileprivate var role: ButtonRole {
    if style == .destructive { return .destructive }
    return isEmphasized ? .preferred : .normal
  }
}
