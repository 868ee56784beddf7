import CSDL
import Glibc
import PlacardAssets
import PlacardCanvas

/// The same things drawn by SDL's own calls, on a software renderer over the same memory.
@MainActor final class SDLCases {
  private let setting: Setting
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let renderer: OpaquePointer
  private let font: OpaquePointer

  init(setting: Setting, screen: Frame) throws(PlacardError) {
    self.setting = setting
    let inter = placard_inter_regular()
    guard TTF_Init() == 0,
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        screen.target.base, Int32(setting.width), Int32(setting.height), 32, Int32(setting.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue),
      let renderer = SDL_CreateSoftwareRenderer(surface),
      let font = TTF_OpenFontRW(SDL_RWFromConstMem(inter.bytes, Int32(inter.count)), 1, 16)
    else { throw PlacardError("SDL could not be set up: \(String(cString: SDL_GetError())).") }
    self.surface = surface
    self.renderer = renderer
    self.font = font
  }

  func backdrop() -> Case {
    Case("SDL_RenderFillRect") { [renderer] in
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
      SDL_SetRenderDrawColor(renderer, 0, 0, 0, 128)
      SDL_RenderFillRect(renderer, nil)
      SDL_RenderFlush(renderer)
    }
  }

  /// A fan of triangles with round corners; it has neither a border nor smooth edges.
  func card() -> Case {
    let corners = outline()
    let indices: [Int32] = corners.indices.dropFirst().flatMap { index in
      [0, Int32(index), Int32(index + 1 < corners.count ? index + 1 : 1)]
    }
    return Case("SDL_RenderGeometry") { [renderer] in
      SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
      SDL_RenderGeometry(renderer, nil, corners, Int32(corners.count), indices, Int32(indices.count))
      SDL_RenderFlush(renderer)
    }
  }

  func text() -> Case {
    let width = UInt32(setting.textWidth)
    return Case("TTF_RenderUTF8_Blended_Wrapped") { [font, surface] in
      let color = SDL_Color(r: 20, g: 20, b: 20, a: 255)
      let text = TTF_RenderUTF8_Blended_Wrapped(font, Setting.message, color, width)
      var place = SDL_Rect(x: 100, y: 100, w: 0, h: 0)
      SDL_UpperBlit(text, nil, surface, &place)
      SDL_FreeSurface(text)
    }
  }

  private func outline() -> [SDL_Vertex] {
    let card = setting.card
    let radius = Double(setting.cardRadius)
    var vertices = [vertex(Double(card.x) + Double(card.width) / 2, Double(card.y) + Double(card.height) / 2)]
    for quarter in 0..<4 {
      let x = quarter == 1 || quarter == 2 ? Double(card.x) + radius : Double(card.maxX) - radius
      let y = quarter >= 2 ? Double(card.y) + radius : Double(card.maxY) - radius
      for step in 0...12 {
        let angle = (Double(quarter) * 90 + Double(step) * 7.5) * .pi / 180
        vertices.append(vertex(x + radius * cos(angle), y + radius * sin(angle)))
      }
    }
    return vertices
  }

  private func vertex(_ x: Double, _ y: Double) -> SDL_Vertex {
    SDL_Vertex(
      position: SDL_FPoint(x: Float(x), y: Float(y)), color: SDL_Color(r: 244, g: 244, b: 246, a: 255),
      tex_coord: SDL_FPoint(x: 0, y: 0))
  }
}
