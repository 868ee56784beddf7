import CGameSDL

/// The game: a square that runs across stripes, drawn in 640 x 360 logical units with a state that an overlay must not
/// disturb: a viewport, a clip, a scale, a colour and a blend mode of its own.
@MainActor struct Scene {
  static let width: Int32 = 640
  static let height: Int32 = 360
  private var x: Int32 = 0

  mutating func advance() {
    x = (x + 4) % Self.width
  }

  func draw(on renderer: OpaquePointer) {
    SDL_RenderSetViewport(renderer, nil)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, 16, 32, 64, 255)
    SDL_RenderClear(renderer)
    SDL_SetRenderDrawColor(renderer, 32, 96, 160, 255)
    for stripe in 0..<9 {
      var rect = SDL_Rect(x: 0, y: Int32(stripe) * 40, w: Self.width, h: 20)
      SDL_RenderFillRect(renderer, &rect)
    }
    SDL_SetRenderDrawColor(renderer, 255, 208, 64, 255)
    var square = SDL_Rect(x: x, y: 150, w: 60, h: 60)
    SDL_RenderFillRect(renderer, &square)
  }

  /// What the next frame of the game counts on.
  func leaveState(on renderer: OpaquePointer) {
    var viewport = SDL_Rect(x: 20, y: 10, w: 333, h: 222)
    var clip = SDL_Rect(x: 5, y: 7, w: 101, h: 51)
    SDL_RenderSetViewport(renderer, &viewport)
    SDL_RenderSetClipRect(renderer, &clip)
    SDL_SetRenderDrawColor(renderer, 1, 2, 3, 4)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_MOD)
  }
}
