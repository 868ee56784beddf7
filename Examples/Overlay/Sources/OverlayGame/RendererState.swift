import CGameSDL

/// Everything that a renderer tells about itself, as text, to be compared before and after.
@MainActor struct RendererState: Equatable, CustomStringConvertible {
  let description: String

  init(of renderer: OpaquePointer) {
    var (viewport, clip) = (SDL_Rect(), SDL_Rect())
    var (scaleX, scaleY): (Float, Float) = (0, 0)
    var (width, height): (Int32, Int32) = (0, 0)
    var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var blend = SDL_BLENDMODE_NONE
    SDL_RenderGetViewport(renderer, &viewport)
    SDL_RenderGetClipRect(renderer, &clip)
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
    SDL_GetRenderDrawBlendMode(renderer, &blend)
    let target = SDL_GetRenderTarget(renderer).map { "\($0)" } ?? "window"
    description = """
      target \(target), viewport \(viewport.x),\(viewport.y) \(viewport.w)x\(viewport.h), \
      clip \(SDL_RenderIsClipEnabled(renderer).rawValue) \(clip.x),\(clip.y) \(clip.w)x\(clip.h), \
      scale \(scaleX) \(scaleY), logical \(width)x\(height) \(SDL_RenderGetIntegerScale(renderer).rawValue), \
      color \(red) \(green) \(blue) \(alpha), blend \(blend.rawValue), error \(String(cString: SDL_GetError()))
      """
  }
}
