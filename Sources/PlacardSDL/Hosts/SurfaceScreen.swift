// A window's own surface, shown by rectangles: no renderer, no graphics library, a third of the memory.
import CSDL
import PlacardCanvas

@MainActor final class SurfaceScreen: Screen {
  private let window: OpaquePointer
  /// Where the surface lay that was painted last; another one holds nothing yet.
  private var painted: PixelTarget?
  private var isLost = true
  private var rects: [SDL_Rect] = []

  init(window: OpaquePointer) {
    self.window = window
  }

  func pixelSize() -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return (Int(width), Int(height))
  }

  func show(_ compositor: Compositor, over page: Color, damage: [PixelRect]) throws(PlacardError) {
    guard let surface = SDL_GetWindowSurface(window) else {
      throw PlacardError("The window has no pixels to draw on (\(latestErrorText)); open it on another display.")
    }
    guard let target = surface.pointee.target else {
      throw PlacardError("The display shows fewer than 32 bits a pixel; give it 24 bits of colour.")
    }
    let isWhole = isLost || painted.map { !$0.isSame(as: target) } ?? true
    let damage = isWhole ? [target.bounds] : damage
    compositor.compose(into: target, over: .color(page), in: damage)
    compositor.texturesTaken()
    painted = target
    isLost = false
    rects.removeAll(keepingCapacity: true)
    for rect in damage where !rect.intersection(target.bounds).isEmpty {
      rects.append(SDL_Rect(rect.intersection(target.bounds)))
    }
    guard rects.isEmpty || SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0 else {
      throw PlacardError("The window cannot show its pixels (\(latestErrorText)); open it on another display.")
    }
  }

  func invalidate() {
    isLost = true
  }

  func reset() {
    isLost = true
  }

  func close() {
    painted = nil
  }
}

extension SDL_Surface {
  /// The pixels to draw into, if they are of 32 bits in the usual order.
  fileprivate var target: PixelTarget? {
    guard let pixels, let format, Self.formats.contains(format.pointee.format) else { return nil }
    let stride = Int(pitch) / 4
    let base = pixels.bindMemory(to: UInt32.self, capacity: stride * Int(h))
    return PixelTarget(base: base, width: Int(w), height: Int(h), stride: stride)
  }

  private static var formats: [UInt32] { [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue] }
}

extension PixelTarget {
  fileprivate func isSame(as other: PixelTarget) -> Bool {
    base == other.base && width == other.width && height == other.height && stride == other.stride
  }
}
