import PlacardAlert
import PlacardCanvas
import PlacardText
import PlacardUI

/// An alert with a title, a message and actions by their titles; "-Back" is a cancel action, "!Erase" destroys.
@MainActor func makeAlert(_ title: String?, _ message: String? = nil, _ names: String...) -> AlertController {
  makeAlert(title, message, names)
}

@MainActor func makeAlert(_ title: String?, _ message: String?, _ names: [String]) -> AlertController {
  let alert = AlertController(title: title, message: message)
  for name in names {
    switch name.first {
    case "-": alert.addAction(AlertAction(title: String(name.dropFirst()), style: .cancel))
    case "!": alert.addAction(AlertAction(title: String(name.dropFirst()), style: .destructive))
    default: alert.addAction(AlertAction(title: name))
    }
  }
  return alert
}

extension AlertLayout {
  /// The layout of `alert` on a surface.
  init(
    of alert: AlertController, on size: Size = Size(width: 480, height: 800), scale: Double = 1,
    appearance: Appearance = .standard
  ) throws {
    self.init(
      AlertLayoutRequest(
        spec: AlertSpec(alert), appearance: appearance, bounds: Rect(origin: .zero, size: size),
        grid: PixelGrid(scale: scale), typesetter: try Typesetter.inter()))
  }

  /// Whether all actions stand in one row.
  var isOneRow: Bool { Set(buttons.map(\.frame.y)).count == 1 }
  /// Whether the text scrolls.
  var textScrolls: Bool { text.contentHeight > text.viewport.height }
  /// Whether the actions scroll.
  var actionsScroll: Bool { actions.contentHeight > actions.viewport.height }
}

/// `count` short words.
func words(_ count: Int) -> String {
  (0..<count).map { ["ferry", "ticket", "to", "the", "island", "leaves", "at", "eleven"][$0 % 8] }
    .joined(separator: " ")
}
