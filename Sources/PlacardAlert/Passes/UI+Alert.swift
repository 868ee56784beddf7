internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

/// What a person did to an alert in one tick.
enum AlertChoice {
  /// Pressed the action at this place.
  case action(Int)
  /// Pressed Return, and no control had the keys.
  case confirm
  /// Pressed Escape.
  case escape
}

extension UI {
  /// Draws an alert as one layer with its shadow, and lets it answer input; the first choice of a tick counts.
  mutating func alert(_ presentation: Presentation) -> AlertChoice? {
    guard let spec = presentation.scene.spec else { return nil }
    let layout = presentation.scene.layout
    let look = presentation.phase.motion.look
    painter.beginLayer(
      .alert(presentation.serial), in: layerFrame(of: layout.card), opacity: look.opacity, scale: look.scale,
      anchor: layout.card.center)
    paintCard(layout.card)
    addNode(SemanticsNode(role: .alert, label: heading.title ?? heading.message ?? "", frame: layout.card))
    alertText(spec, layout, presentation)
    let pressed = alertActions(spec, layout)
    painter.endLayer()
    return pressed.map { .action($0) } ?? key()
  }

  private func layerFrame(of card: Rect) -> Rect {
    appearance.lines.shadow.map { $0.bounds(of: card).union(card) } ?? card
  }

  private mutating func paintCard(_ card: Rect) {
    let radii = CornerRadii(appearance.metrics.cardRadius)
    if let shadow = appearance.lines.shadow { painter.shadow(of: card, radii: radii, shadow) }
    painter.fill(card, radii: radii, with: appearance.palette.card, border: cardBorder)
  }

  private var cardBorder: Border? {
    let width = appearance.lines.cardBorder.points(on: grid)
    return width > 0 ? Border(width: width, color: appearance.palette.cardBorder) : nil
  }

  private mutating func key() -> AlertChoice? {
    if takeKey(.return) { return .confirm }
    return takeKey(.escape) ? .escape : nil
  }
}

/// The names of the parts of an alert, within its own scope.
enum AlertPart {
  static let text = ControlID(1)
  static let actions = ControlID(2)
  static let content = ControlID(3)
  static func button(_ action: Int) -> ControlID { actions.child(action) }
}
