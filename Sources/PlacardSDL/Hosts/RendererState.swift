// Everything of a renderer that drawing changes, to be put back to the bit.
//
// A renderer with a target has two sets of it: the target's, and the window's behind it. SDL keeps viewports and clips
// in fractions of pixels and tells whole units, so each is put back at the scale it was read at, and again at scale 1
// should that not have been exact.
import CSDL

@MainActor struct RendererState {
  private let target: OpaquePointer?
  private let targetView: RendererView?
  private let windowView: RendererView
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
    targetView = target == nil ? nil : RendererView(of: renderer)
    if target != nil { SDL_SetRenderTarget(renderer, nil) }
    windowView = RendererView(of: renderer)
    RendererView.plain(renderer)
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
}

/// How a renderer's units lie on the pixels of what it draws on, and what of them it may touch.
@MainActor struct RendererView {
  private var logicalWidth: Int32 = 0
  private var logicalHeight: Int32 = 0
  private var scaleX: Float = 1
  private var scaleY: Float = 1
  private let viewport: Area
  private let clip: Area

  init(of renderer: OpaquePointer) {
    SDL_RenderGetLogicalSize(renderer, &logicalWidth, &logicalHeight)
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    viewport = Area(.viewport, of: renderer, scaleX, scaleY)
    clip = Area(.clip, of: renderer, scaleX, scaleY)
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
    viewport.restore(renderer, scaleX, scaleY)
    clip.restore(renderer, scaleX, scaleY)
  }
}

/// A viewport or a clip, as SDL tells it in the renderer's units and in pixels.
@MainActor private struct Area {
  enum Kind {
    case viewport, clip
  }

  private let kind: Kind
  private let units: SDL_Rect?
  private let pixels: SDL_Rect?

  init(_ kind: Kind, of renderer: OpaquePointer, _ scaleX: Float, _ scaleY: Float) {
    self.kind = kind
    units = Self.read(kind, renderer)
    SDL_RenderSetScale(renderer, 1, 1)
    pixels = Self.read(kind, renderer)
    SDL_RenderSetScale(renderer, scaleX, scaleY)
  }

  func restore(_ renderer: OpaquePointer, _ scaleX: Float, _ scaleY: Float) {
    if isAsRead(renderer, scaleX, scaleY) { return }
    write(units, renderer)
    if isAsRead(renderer, scaleX, scaleY) { return }
    SDL_RenderSetScale(renderer, 1, 1)
    write(pixels, renderer)
    SDL_RenderSetScale(renderer, scaleX, scaleY)
  }

  private func isAsRead(_ renderer: OpaquePointer, _ scaleX: Float, _ scaleY: Float) -> Bool {
    let now = Area(kind, of: renderer, scaleX, scaleY)
    return Self.isSame(now.units, units) && Self.isSame(now.pixels, pixels)
  }

  /// Nil is for no clip at all.
  private static func read(_ kind: Kind, _ renderer: OpaquePointer) -> SDL_Rect? {
    var rect = SDL_Rect()
    switch kind {
    case .viewport: SDL_RenderGetViewport(renderer, &rect)
    case .clip:
      guard SDL_RenderIsClipEnabled(renderer) == SDL_TRUE else { return nil }
      SDL_RenderGetClipRect(renderer, &rect)
    }
    return rect
  }

  private func write(_ rect: SDL_Rect?, _ renderer: OpaquePointer) {
    let place = rect.map { [$0] }
    switch kind {
    case .viewport: SDL_RenderSetViewport(renderer, place)
    case .clip: SDL_RenderSetClipRect(renderer, place)
    }
  }

  private static func isSame(_ left: SDL_Rect?, _ right: SDL_Rect?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.x == right.x && left.y == right.y && left.w == right.w && left.h == right.h
  }
}
