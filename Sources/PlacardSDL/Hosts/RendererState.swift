// Everything of a renderer that drawing changes, to be put back to the bit.
//
// A renderer with a target has two sets of it: the target's, and the window's behind it. SDL keeps viewports and clips
// in fractions of pixels and tells whole units, so each is put back at the scale it was read at, and again at scale 1
// should that not have been exact.
import CSDL

@MainActor struct RendererState {
  private let target: OpaquePointer?
  private let targetView: View?
  private let windowView: View
  private var red: UInt8 = 0
  private var green: UInt8 = 0
  private var blue: UInt8 = 0
  private var alpha: UInt8 = 0
  private var blendMode = SDL_BLENDMODE_NONE

  /// Reads the state of `renderer` and leaves it ready to draw on whole pixels of the window.
  init(taking renderer: OpaquePointer) {
    target = SDL_GetRenderTarget(renderer)
    SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
    SDL_GetRenderDrawBlendMode(renderer, &blendMode)
    targetView = target == nil ? nil : View(of: renderer)
    if target != nil { SDL_SetRenderTarget(renderer, nil) }
    windowView = View(of: renderer)
    View.plain(renderer)
  }

  /// Puts everything back.
  func restore(_ renderer: OpaquePointer) {
    windowView.restore(renderer)
    if let target {
      SDL_SetRenderTarget(renderer, target)
      targetView?.restore(renderer)
    }
    SDL_SetRenderDrawColor(renderer, red, green, blue, alpha)
    SDL_SetRenderDrawBlendMode(renderer, blendMode)
  }

  /// How a renderer's units lie on its pixels.
  struct View {
    private var logicalWidth: Int32 = 0
    private var logicalHeight: Int32 = 0
    private var scaleX: Float = 1
    private var scaleY: Float = 1
    /// In the renderer's units, then in pixels.
    private var area: Area
    private var pixelArea: Area

    init(of renderer: OpaquePointer) {
      SDL_RenderGetLogicalSize(renderer, &logicalWidth, &logicalHeight)
      SDL_RenderGetScale(renderer, &scaleX, &scaleY)
      area = Area(of: renderer)
      SDL_RenderSetScale(renderer, 1, 1)
      pixelArea = Area(of: renderer)
      SDL_RenderSetScale(renderer, scaleX, scaleY)
    }

    /// One unit a pixel, all of it, nothing clipped.
    static func plain(_ renderer: OpaquePointer) {
      SDL_RenderSetLogicalSize(renderer, 0, 0)
      SDL_RenderSetScale(renderer, 1, 1)
      SDL_RenderSetViewport(renderer, nil)
      SDL_RenderSetClipRect(renderer, nil)
    }

    func restore(_ renderer: OpaquePointer) {
      SDL_RenderSetLogicalSize(renderer, logicalWidth, logicalHeight)
      SDL_RenderSetScale(renderer, scaleX, scaleY)
      if Area(of: renderer) != area { area.restore(renderer) }
      SDL_RenderSetScale(renderer, 1, 1)
      if Area(of: renderer) != pixelArea { pixelArea.restore(renderer) }
      SDL_RenderSetScale(renderer, scaleX, scaleY)
    }
  }

  /// A viewport and a clip.
  private struct Area: Equatable {
    var viewport = SDL_Rect()
    var clip = SDL_Rect()
    let isClipped: Bool

    init(of renderer: OpaquePointer) {
      SDL_RenderGetViewport(renderer, &viewport)
      SDL_RenderGetClipRect(renderer, &clip)
      isClipped = SDL_RenderIsClipEnabled(renderer) == SDL_TRUE
    }

    func restore(_ renderer: OpaquePointer) {
      var (viewport, clip) = (viewport, clip)
      SDL_RenderSetViewport(renderer, &viewport)
      if isClipped { SDL_RenderSetClipRect(renderer, &clip) } else { SDL_RenderSetClipRect(renderer, nil) }
    }

    static func == (left: Area, right: Area) -> Bool {
      isSame(left.viewport, right.viewport) && isSame(left.clip, right.clip) && left.isClipped == right.isClipped
    }

    private static func isSame(_ left: SDL_Rect, _ right: SDL_Rect) -> Bool {
      left.x == right.x && left.y == right.y && left.w == right.w && left.h == right.h
    }
  }
}
