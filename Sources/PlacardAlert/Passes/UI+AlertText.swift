internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

extension UI {
  /// Icon, title and message, or the custom content, in an area that scrolls when it has to.
  mutating func alertText(_ spec: AlertSpec, _ layout: AlertLayout, _ presentation: Presentation) {
    let viewport = layout.text.viewport
    guard !viewport.isEmpty else { return }
    scrollArea(AlertPart.text, viewport: viewport, contentHeight: layout.textHeight) { ui, whole in
      let scrolled = Point(x: whole.x - viewport.x, y: whole.y - viewport.y)
      ui.alertIcon(spec.icon, presentation.scene.picture, in: layout.icon?.offset(by: scrolled))
      ui.alertText(spec.title, layout.title, scrolled, color: ui.appearance.palette.label)
      ui.alertText(spec.message, layout.message, scrolled, color: ui.appearance.palette.message)
      if let content = presentation.alert.content, let frame = layout.content?.offset(by: scrolled) {
        ui.scoped(to: AlertPart.content) { content.pass(&$0, in: frame) }
      }
    }
  }

  private mutating func alertText(
    _ text: String?, _ placed: AlertLayout.PlacedText?, _ scrolled: Point, color: Color
  ) {
    guard let text, let placed else { return }
    let frame = placed.frame.offset(by: scrolled)
    painter.draw(placed.layout, in: frame, color: color)
    addNode(SemanticsNode(role: .text, label: text, frame: frame))
  }

  private mutating func alertIcon(_ icon: AlertIcon?, _ picture: Picture?, in frame: Rect?) {
    guard let icon, let frame else { return }
    addNode(SemanticsNode(role: .image, label: icon.name, frame: frame))
    if let picture { painter.draw(picture, in: frame) }
    guard let shapes = icon.shapes, let color = appearance.palette.color(of: icon) else { return }
    painter.draw(shapes.outline, in: frame, color: color)
    painter.draw(shapes.sign, in: frame, color: appearance.palette.onIcon)
  }
}

extension Palette {
  /// The colour of an icon's outline, or nil for a picture of one's own.
  fileprivate func color(of icon: AlertIcon) -> Color? {
    switch icon {
    case .info: info
    case .question: question
    case .warning: warning
    case .error: error
    case .success: success
    case .image: nil
    }
  }
}

extension AlertIcon {
  /// What the icon is called in the semantics tree.
  fileprivate var name: String {
    switch self {
    case .info: "info"
    case .question: "question"
    case .warning: "warning"
    case .error: "error"
    case .success: "success"
    case .image: "image"
    }
  }
}
