import CSDL
import PlacardAlert
import PlacardCanvas
import PlacardUI

/// How large a window wants to be for one alert: its card with some page around it.
@MainActor struct NaturalSize {
  private let alert: AlertController
  private let stage: Stage

  init(of alert: AlertController, on stage: Stage) {
    self.alert = alert
    self.stage = stage
  }

  /// The size in points, no larger than `bounds` and no smaller than 320 x 240 if that fits.
  func within(_ bounds: Size) -> Size {
    let card = cardSize(on: bounds)
    let wanted = Size(width: card.width + 2 * Self.margin, height: card.height + 2 * Self.margin)
    return Size(
      width: min(max(wanted.width, Self.least.width), max(bounds.width, 1)).rounded(.up),
      height: min(max(wanted.height, Self.least.height), max(bounds.height, 1)).rounded(.up))
  }

  private func cardSize(on bounds: Size) -> Size {
    let appearance = alert.appearance ?? stage.presenter.appearance
    let grid = PixelGrid(scale: 1)
    let context = LayoutContext(
      appearance: appearance, grid: grid, typesetter: stage.typesetter,
      heading: Heading(title: alert.title, message: alert.message))
    let room = Rect(origin: .zero, size: Size(width: min(bounds.width, Self.widest), height: bounds.height))
    let request = AlertLayoutRequest(
      spec: AlertSpec(alert), appearance: appearance, bounds: room, grid: grid, typesetter: stage.typesetter,
      contentSize: { [content = alert.content] width in
        content?.preferredSize(fittingWidth: width, in: context) ?? .zero
      })
    return AlertLayout(request).card.size
  }

  private static let margin = 32.0
  private static let least = Size(width: 320, height: 240)
  /// A card that is as wide as its surface would make a window as wide as a desk.
  private static let widest = 640.0
}

/// How much of the display a window may take.
@MainActor enum DisplayBounds {
  /// The first display without panels and docks, in points of `scale` window units.
  static func usable(scale: Double) -> Size {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return usual }
    return Size(width: Double(bounds.w) / scale, height: Double(bounds.h) / scale)
  }

  private static let usual = Size(width: 800, height: 480)
}

extension Size {
  func scaled(by factor: Double) -> Size {
    Size(width: width * factor, height: height * factor)
  }
}
