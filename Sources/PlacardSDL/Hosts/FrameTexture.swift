// A whole frame composed by our own code over the program's, for renderers that are software themselves: their blended
// fill costs ten times as much as all of this.
import CSDL
import PlacardCanvas

@MainActor final class FrameTexture {
  private let renderer: OpaquePointer
  private let texture: OpaquePointer
  let width: Int
  let height: Int

  init(of renderer: OpaquePointer, width: Int, height: Int) throws(PlacardError) {
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(width),
      Int32(height))
    guard let texture else { throw .drawing("hold a frame of \(width) x \(height) pixels") }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    self.renderer = renderer
    self.texture = texture
    self.width = width
    self.height = height
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
  }

  /// Reads what the program has drawn, lays what `compositor` holds over it, and draws that.
  func draw(_ compositor: Compositor) throws(PlacardError) {
    var memory: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(texture, nil, &memory, &pitch) == 0, let memory else { throw .drawing("take pixels") }
    let isRead = SDL_RenderReadPixels(renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, memory, pitch) == 0
    if isRead {
      let pixels = memory.bindMemory(to: UInt32.self, capacity: Int(pitch) / 4 * height)
      let target = PixelTarget(base: pixels, width: width, height: height, stride: Int(pitch) / 4)
      compositor.compose(into: target, over: .pixels(target), in: [target.bounds])
    }
    SDL_UnlockTexture(texture)
    guard isRead else { throw .drawing("give back what was drawn") }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw .drawing("draw a frame") }
  }
}
