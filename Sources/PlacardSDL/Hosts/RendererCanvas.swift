import CSDL
import PlacardCanvas

/// Draws layers on a renderer, by the way that suits it.
@MainActor final class RendererCanvas {
  private let renderer: OpaquePointer
  /// Nil on a renderer that cannot blend premultiplied pixels: SDL's software renderer.
  private let textures: LayerTextures?
  private var frame: FrameTexture?

  /// Throws if `renderer` is no renderer.
  init(renderer: OpaquePointer) throws(PlacardError) {
    var info = SDL_RendererInfo()
    guard SDL_GetRendererInfo(renderer, &info) == 0 else { throw .drawing("be asked about") }
    self.renderer = renderer
    let isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    let longestSide = Int(min(info.max_texture_width, info.max_texture_height))
    textures =
      isSoftware || !Self.blendsPremultiplied(renderer)
      ? nil : LayerTextures(renderer: renderer, longestSide: longestSide)
  }

  /// Draws what `compositor` holds over what is there; the renderer's units are pixels now.
  func draw(_ compositor: Compositor, width: Int, height: Int) throws(PlacardError) {
    guard width > 0, height > 0 else { return }
    if let textures { return try textures.draw(compositor) }
    if let frame, frame.width == width, frame.height == height { return try frame.draw(compositor) }
    let frame = try FrameTexture(of: renderer, width: width, height: height)
    self.frame = frame
    try frame.draw(compositor)
  }

  /// Lets go of every texture: nothing is shown any more, or the device has lost them.
  func removeTextures() {
    textures?.removeAll()
    frame = nil
  }

  private static func blendsPremultiplied(_ renderer: OpaquePointer) -> Bool {
    var mode = SDL_BLENDMODE_NONE
    SDL_GetRenderDrawBlendMode(renderer, &mode)
    defer { SDL_SetRenderDrawBlendMode(renderer, mode) }
    return SDL_SetRenderDrawBlendMode(renderer, LayerTexture.premultipliedBlending) == 0
  }
}
