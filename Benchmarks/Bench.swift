import Glibc
import PlacardAssets
import PlacardCanvas
import PlacardSDL
import PlacardText

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
    let fonts = Self.fonts()
    let masks = try RunPainter(fonts: fonts)
    let typesetter = try Typesetter(fonts: fonts)
    let canvas = CanvasCases(setting: setting, page: page, screen: screen, masks: masks, typesetter: typesetter)
    let sdl = try SDLCases(setting: setting, screen: screen)
    let alert = { [setting, page, screen] in
      AlertCases(setting: setting, page: page, screen: screen, masks: masks, typesetter: typesetter)
    }
    return [
      copy(), alert().fullFrame(), alert().fullFrameOverKeptFrame(), alert().press(), alert().unchangedFrame(),
      alert().animationStep(), canvas.backdrop(), canvas.backdropOverKeptFrame(), canvas.fade(), sdl.backdrop(),
      canvas.card(),
      sdl.card(), canvas.text(), sdl.text(),
    ]
  }

  private static func fonts() -> [FontBytes] {
    let regular = placard_inter_regular()
    let semibold = placard_inter_semibold()
    return [
      FontBytes(name: "Inter Regular", embedded: regular.bytes, count: regular.count),
      FontBytes(name: "Inter SemiBold", embedded: semibold.bytes, count: semibold.count),
    ]
  }

  private func copy() -> Case {
    Case("memcpy") { [page, screen] in
      memcpy(screen.target.base, page.target.base, page.byteCount)
    }
  }
}
