internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

extension UI {
  /// The buttons, in an area that scrolls by itself, with the lines around them; returns the action that was pressed.
  mutating func alertActions(_ spec: AlertSpec, _ layout: AlertLayout) -> Int? {
    let viewport = layout.actions.viewport
    var chosen: Int?
    // A row reaches to the card's edges for a finger, but only to the border for the eye.
    let outer = painter.pushClip(layout.card.inset(by: appearance.lines.cardBorder.points(on: grid)))
    scrollArea(AlertPart.actions, viewport: viewport, contentHeight: layout.actions.contentHeight) { ui, whole in
      let scrolled = Point(x: whole.x - viewport.x, y: whole.y - viewport.y)
      chosen = ui.alertButtons(spec, layout, scrolled)
    }
    if let line = layout.topLine { separator(in: line) }
    painter.popClip(outer)
    return chosen
  }

  /// The buttons in the order they stand in, each with the line before it.
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
        let color = isPressed || wasPressed ? appearance.palette.pressed : appearance.palette.hairline
        separator(in: layout.dividers[place - 1].offset(by: scrolled), color: color)
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
    let face: ButtonFace =
      isRow ? .row(corners(of: frame, in: layout.card)) : .text(button.isTrailing ? .trailing : .leading)
    return self.button(
      AlertPart.button(button.action), action.title, in: frame, face: face, role: action.role,
      isEnabled: action.isEnabled, identifier: action.identifier)
  }

  /// How round what can be seen of `frame` is, where it lies in the corners within the card's border.
  private func corners(of frame: Rect, in card: Rect) -> CornerRadii {
    let border = appearance.lines.cardBorder.points(on: grid)
    let inner = card.inset(by: border)
    let seen = frame.intersection(painter.clip)
    let radius = max(0, appearance.metrics.cardRadius - border)
    let isLeft = seen.minX <= inner.minX
    let isRight = seen.maxX >= inner.maxX
    let isTop = seen.minY <= inner.minY
    let isBottom = seen.maxY >= inner.maxY
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
