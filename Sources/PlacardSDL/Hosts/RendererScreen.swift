// A window drawn by an accelerated renderer, where surfaces fail or are never sharp: Wayland and the bare kernel. A frame
// is always whole, since nobody knows what the back buffer holds after it was shown.
import CSDL
import PlacardCanvas

@MainActor final class RendererScreen: Screen {
  private let renderer: OpaquePointer
  private let canvas: RendererCanvas
  private var isOpen = true
  private var isLost = true

  init(window: OpaquePointer) throws(PlacardError) {
    guard let renderer = Self.makeRenderer(for: window) else {
      throw PlacardError(
        "Cannot draw on this display (\(latestErrorText)); install a driver for it (Debian: libgl1-mesa-dri).")
    }
    self.renderer = renderer
    canvas = try RendererCanvas(renderer: renderer)
  }

  isolated deinit {
    close()
  }

  func pixelSize() -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return (Int(width), Int(height))
  }

  func show(_ compositor: Compositor, over page: Color, damage: [PixelRect]) throws(PlacardError) {
    guard isLost || !damage.isEmpty else { return }
    isLost = false
    let size = pixelSize()
    SDL_SetRenderDrawColor(renderer, page.red, page.green, page.blue, 255)
    guard SDL_RenderClear(renderer) == 0 else { throw .drawing("clear its frame") }
    try canvas.draw(compositor, width: size.width, height: size.height)
    SDL_RenderPresent(renderer)
  }

  func invalidate() {
    isLost = true
  }

  func reset() {
    isLost = true
    canvas.removeTextures()
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    canvas.removeTextures()
    SDL_DestroyRenderer(renderer)
  }

  /// OpenGL ES is the quickest to start on the bare kernel; the program's own choice of a driver goes before.
  private static func makeRenderer(for window: OpaquePointer) -> OpaquePointer? {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    let preferred = SDL_GetHint(SDL_HINT_RENDER_DRIVER) == nil ? index(of: "opengles2") : -1
    return SDL_CreateRenderer(window, preferred, flags) ?? SDL_CreateRenderer(window, -1, 0)
  }

  private static func index(of name: String) -> Int32 {
    let found = (0..<SDL_GetNumRenderDrivers()).first { index in
      var info = SDL_RendererInfo()
      return SDL_GetRenderDriverInfo(index, &info) == 0 && info.name.map { String(cString: $0) } == name
    }
    return found ?? -1
  }
}
