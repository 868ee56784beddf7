internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

/// What an alert is drawn on: the surface, and how things look there.
@MainActor struct AlertStage {
  var size = Size.zero
  /// What the edges of the surface keep clear of cards.
  var safeArea = EdgeInsets()
  var grid = PixelGrid(scale: 1)
  var appearance: Appearance
  let typesetter: Typesetter
  /// Another number after every change.
  var revision = 0

  var bounds: Rect { Rect(origin: .zero, size: size) }
  var safeBounds: Rect { bounds.inset(by: safeArea) }
}

/// An alert described and laid out. Both are kept until the alert, the surface or the appearance changes.
@MainActor struct AlertScene {
  private(set) var spec: AlertSpec?
  private(set) var layout = AlertLayout()
  /// The icon, if it is a picture.
  private(set) var picture: Picture?
  private var alertRevision: Int?
  private var stageRevision: Int?
  private var contentSize = Size.zero

  /// Whether what is kept shows something else than the alert says.
  func isStale(for alert: AlertController) -> Bool {
    alertRevision != alert.revision
  }

  /// Describes and lays out again, if anything has changed.
  mutating func update(for alert: AlertController, on stage: AlertStage) {
    let appearance = alert.appearance ?? stage.appearance
    if isStale(for: alert) { describe(alert) }
    let hasNewContentSize = alert.content.map { measure($0, alert, appearance, stage) != contentSize } ?? false
    guard alertRevision != alert.revision || stageRevision != stage.revision || hasNewContentSize else { return }
    layOut(alert, appearance, on: stage)
    alertRevision = alert.revision
    stageRevision = stage.revision
  }

  private mutating func describe(_ alert: AlertController) {
    let described = AlertSpec(alert)
    if described.icon != spec?.icon { picture = described.icon?.bitmap.map { Picture($0) } }
    spec = described
  }

  private mutating func layOut(_ alert: AlertController, _ appearance: Appearance, on stage: AlertStage) {
    guard let spec else { return }
    let context = LayoutContext(
      appearance: appearance, grid: stage.grid, typesetter: stage.typesetter, heading: alert.heading)
    let request = AlertLayoutRequest(
      spec: spec, appearance: appearance, bounds: stage.safeBounds, grid: stage.grid, typesetter: stage.typesetter,
      contentSize: { alert.content?.preferredSize(fittingWidth: $0, in: context) ?? .zero })
    layout = AlertLayout(request)
    if let content = alert.content { contentSize = measure(content, alert, appearance, stage) }
  }

  private func measure(
    _ content: any AlertContent, _ alert: AlertController, _ appearance: Appearance, _ stage: AlertStage
  ) -> Size {
    let context = LayoutContext(
      appearance: appearance, grid: stage.grid, typesetter: stage.typesetter, heading: alert.heading)
    return content.preferredSize(fittingWidth: layout.card.width, in: context)
  }
}

extension AlertController {
  /// What custom content may read of the alert.
  var heading: Heading { Heading(title: title, message: message) }
}

extension AlertIcon {
  /// The picture, if the icon is one.
  fileprivate var bitmap: Bitmap? {
    switch self {
    case .image(let bitmap): bitmap
    case .info, .question, .warning, .error, .success: nil
    }
  }
}
