import CSDL
import PlacardCanvas
import Testing

@testable import PlacardSDL

/// A renderer on a surface: all of SDL's drawing without a window or `SDL_Init`.
@MainActor final class SoftwareRenderer {
  let surface: UnsafeMutablePointer<SDL_Surface>
  let handle: OpaquePointer

  init(width: Int, height: Int) throws {
    surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_ARGB8888.rawValue))
    handle = try #require(SDL_CreateSoftwareRenderer(surface))
  }

  isolated deinit {
    SDL_DestroyRenderer(handle)
    SDL_FreeSurface(surface)
  }

  /// Fills all of it, whatever state it is in.
  func clear(_ color: Color) {
    var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    SDL_GetRenderDrawColor(handle, &red, &green, &blue, &alpha)
    SDL_SetRenderDrawColor(handle, color.red, color.green, color.blue, color.alpha)
    SDL_RenderClear(handle)
    SDL_SetRenderDrawColor(handle, red, green, blue, alpha)
  }

  var bitmap: Bitmap {
    SDL_RenderFlush(handle)
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let pixels = (0..<height).flatMap { y in
      (0..<width).map { x in surface.pointee.row(y).map { $0[x] } ?? 0 }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

/// Everything of a renderer that somebody can ask for.
struct RendererGetters: Equatable {
  private let numbers: [Double]
  private let target: OpaquePointer?

  @MainActor init(of renderer: OpaquePointer) {
    var (viewport, clip) = (SDL_Rect(), SDL_Rect())
    var (scaleX, scaleY): (Float, Float) = (0, 0)
    var (width, height): (Int32, Int32) = (0, 0)
    var (red, green, blue, alpha): (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    var mode = SDL_BLENDMODE_NONE
    SDL_RenderGetViewport(renderer, &viewport)
    SDL_RenderGetClipRect(renderer, &clip)
    SDL_RenderGetScale(renderer, &scaleX, &scaleY)
    SDL_RenderGetLogicalSize(renderer, &width, &height)
    SDL_GetRenderDrawColor(renderer, &red, &green, &blue, &alpha)
    SDL_GetRenderDrawBlendMode(renderer, &mode)
    let rects = [viewport, clip].flatMap { [$0.x, $0.y, $0.w, $0.h] }.map { Double($0) }
    let colors = [red, green, blue, alpha].map { Double($0) }
    let flags = [SDL_RenderIsClipEnabled(renderer), SDL_RenderGetIntegerScale(renderer)].map { Double($0.rawValue) }
    let units = [Double(scaleX), Double(scaleY), Double(width), Double(height)]
    numbers = rects + units + colors + flags + [Double(mode.rawValue)]
    target = SDL_GetRenderTarget(renderer)
  }
}
