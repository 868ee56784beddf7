public import PlacardCanvas
import PlacardText

extension UI {
  /// A button that is text in the middle of `rect`; its response's `isActivated` tells when it was pressed.
  ///
  /// A finger can hit all of `rect`, and 44 points in any case.
  @discardableResult
  public mutating func button(
    _ id: ControlID, _ title: String, in rect: Rect, role: ButtonRole = .normal, isEnabled: Bool = true,
    identifier: String? = nil
  ) -> Response {
    button(id, title, in: rect, face: .text(.center), role: role, isEnabled: isEnabled, identifier: identifier)
  }

  /// A button with the face that a card gives it.
  @discardableResult
  package mutating func button(
    _ id: ControlID, _ title: String, in rect: Rect, face: ButtonFace, role: ButtonRole = .normal,
    isEnabled: Bool = true, identifier: String? = nil
  ) -> Response {
    let response = interact(id, in: rect, isEnabled: isEnabled)
    addNode(
      SemanticsNode(
        role: .button, label: title, identifier: identifier, frame: rect, isEnabled: isEnabled,
        isFocused: response.isFocused, isPressed: response.visualState == .pressed))
    paintButton(title, in: rect, face: face, role: role, as: response)
    return response
  }
}

// MARK: - Painting

extension UI {
  private mutating func paintButton(
    _ title: String, in rect: Rect, face: ButtonFace, role: ButtonRole, as response: Response
  ) {
    guard rect.intersects(painter.clip) else { return }
    switch face {
    case .row(let radii): paintRow(title, in: rect, radii: radii, role: role, as: response)
    case .text(let alignment): paintText(title, in: rect, alignment: alignment, role: role, as: response)
    }
  }

  private mutating func paintRow(
    _ title: String, in rect: Rect, radii: CornerRadii, role: ButtonRole, as response: Response
  ) {
    if response.visualState == .pressed {
      // What is seen of the row, because the radii are those of the card around it.
      painter.fill(rect.intersection(painter.clip), radii: radii, with: appearance.palette.pressed)
    }
    let width = rect.width - appearance.metrics.actionTitlePadding
    let layout = context.titleLayout(title, style(of: role), width: width, alignment: .center)
    let left = rect.midX - max(0, width) / 2
    draw(layout, at: left, width: max(0, width), middle: rect.midY, role: role, as: response.visualState)
    guard response.isFocused else { return }
    let inset = appearance.lines.ringInset
    paintRing(rect.inset(by: inset), radius: appearance.metrics.cardRadius - inset, as: response.visualState)
  }

  private mutating func paintText(
    _ title: String, in rect: Rect, alignment: TextAlignment, role: ButtonRole, as response: Response
  ) {
    let layout = context.titleLayout(title, style(of: role), width: rect.width, alignment: .leading)
    let height = layout.height(upTo: .infinity)
    let left = textLeft(alignment, of: layout.width, in: rect)
    let metrics = appearance.metrics
    let box = Rect(x: left, y: rect.midY - height / 2, width: layout.width, height: height)
    let button = grid.snap(
      box.inset(
        by: EdgeInsets(
          top: -metrics.textButtonGrowthY, left: -metrics.textButtonGrowthX, bottom: -metrics.textButtonGrowthY,
          right: -metrics.textButtonGrowthX)))
    if response.visualState == .pressed {
      painter.fill(button, radii: CornerRadii(metrics.textButtonRadius), with: appearance.palette.pressed)
    }
    draw(layout, at: left, width: layout.width, middle: rect.midY, role: role, as: response.visualState)
    if response.isFocused { paintRing(button, radius: metrics.textButtonRadius, as: response.visualState) }
  }

  private mutating func draw(
    _ layout: TextLayout, at left: Double, width: Double, middle: Double, role: ButtonRole, as state: VisualState
  ) {
    let height = layout.height(upTo: .infinity)
    let rect = Rect(x: left, y: middle - height / 2, width: width, height: height)
    painter.draw(layout, in: rect, color: titleColor(of: role, as: state))
  }

  /// Draws the ring that shows who has the keys, inside the edge of `rect`, with corners of `radius` points.
  public mutating func paintRing(_ rect: Rect, radius: Double, as state: VisualState = .normal) {
    let palette = appearance.palette
    let color = state == .pressed ? palette.onPressed ?? palette.ring : palette.ring
    let border = Border(width: appearance.lines.ring.points(on: grid), color: color)
    painter.stroke(rect, radii: CornerRadii(max(0, radius)), border)
  }
}

// MARK: - Looks

extension UI {
  private func style(of role: ButtonRole) -> TextStyle {
    role == .preferred ? appearance.typography.preferredAction : appearance.typography.action
  }

  private func titleColor(of role: ButtonRole, as state: VisualState) -> Color {
    let palette = appearance.palette
    let color = role == .destructive ? palette.destructive : palette.tint
    switch state {
    case .normal: return color
    case .pressed: return palette.onPressed ?? color
    case .disabled: return palette.disabled
    }
  }

  /// Where text `width` wide begins in `rect`; leading is right when rows begin there.
  private func textLeft(_ alignment: TextAlignment, of width: Double, in rect: Rect) -> Double {
    switch alignment {
    case .center: rect.midX - width / 2
    case .leading: appearance.isRightToLeft ? rect.maxX - width : rect.minX
    case .trailing: appearance.isRightToLeft ? rect.minX : rect.maxX - width
    }
  }
}
