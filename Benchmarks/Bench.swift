import Glibc
import PlacardCanvas

/// Everything that is measured at one size.
@MainActor struct Bench {
  private let setting: Setting
  private let page: Frame
  private let screen: Frame

  init(setting: Setting) {
    self.setting = setting
    page = Frame(width: setting.width, height: setting.height, seed: 40_503)
    screen = Frame(width: setting.width, height: setting.height, seed: 2_654_435)
  }

  func cases() throws -> [Case] {
    let canvas = CanvasCases(setting: setting, page: page, screen: screen, masks: NoText())
    let sdl = try SDLCases(setting: setting, screen: screen)
    return [
      copy(), canvas.backdrop(), canvas.backdropOverKeptFrame(), sdl.backdrop(), canvas.card(), sdl.card(), sdl.text(),
    ]
  }

  private func copy() -> Case {
    Case("memcpy") { [page, screen] in
      memcpy(screen.target.base, page.target.base, page.byteCount)
    }
  }
}

/// Paints no text.
@MainActor final class NoText: RunMasks {
  func mask(for run: TextRun, scale: Double) -> Mask? { nil }
}
