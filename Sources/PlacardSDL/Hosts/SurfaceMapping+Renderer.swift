import CSDL
import PlacardCanvas

extension SurfaceMapping {
  /// How mice and fingers lie on what `renderer` draws to its window, with `factor` points' size of the program's own.
  @MainActor init(of renderer: OpaquePointer, window: OpaquePointer?, factor: Double) {
    let target = SDL_GetRenderTarget(renderer)
    // A target forgets its view as soon as another one is set.
    let view = target == nil ? nil : RendererView(of: renderer)
    if target != nil { SDL_SetRenderTarget(renderer, nil) }
    defer {
      if target != nil { SDL_SetRenderTarget(renderer, target) }
      view?.restore(renderer)
    }
    let output = Self.pair { SDL_GetRendererOutputSize(renderer, &$0, &$1) }
    let units = window.map { window in Self.pair { SDL_GetWindowSize(window, &$0, &$1) } } ?? output
    let density = units.width > 0 ? output.width / units.width : 1
    self.init(
      pixelWidth: Int(output.width), pixelHeight: Int(output.height), windowSize: units, scale: density * factor,
      logicalView: LogicalView(of: renderer))
  }

  private static func pair(_ read: (inout Int32, inout Int32) -> Void) -> Size {
    var (width, height): (Int32, Int32) = (0, 0)
    read(&width, &height)
    return Size(width: Double(width), height: Double(height))
  }
}

extension SurfaceMapping.LogicalView {
  /// The part of the output that the logical size fills, or nil if none is set.
  @MainActor fileprivate init?(of renderer: OpaquePointer) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    guard width > 0, height > 0 else { return nil }
    var viewport = SDL_Rect()
    var (scaleX, scaleY): (Float, Float) = (1, 1)
    SDL_RenderGetViewport(renderer, &viewport)
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    let scale = Size(width: Double(scaleX), height: Double(scaleY))
    self.init(
      origin: Point(x: Double(viewport.x) * scale.width, y: Double(viewport.y) * scale.height),
      size: Size(width: Double(viewport.w) * scale.width, height: Double(viewport.h) * scale.height), scale: scale)
  }
}
