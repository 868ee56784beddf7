// Where SDL's three ways to say "here" lie on a surface: a mouse in units of the window (or of the program's logical
// size), a finger from 0 to 1, and pixels of the output. All of them become points here and nowhere else; a turned
// display will be turned back here too.
import PlacardCanvas

struct SurfaceMapping: Sendable, Equatable {
  /// The part of the output that a program's logical size fills, in pixels.
  struct LogicalView: Sendable, Equatable {
    /// The top left corner.
    let origin: Point
    /// The extent.
    let size: Size
    /// Pixels in one logical unit.
    let scale: Size
  }

  /// Pixels in a row of the output.
  let pixelWidth: Int
  /// Rows of the output.
  let pixelHeight: Int
  /// The window in the units that mice are told in.
  let windowSize: Size
  /// Pixels in a point.
  let grid: PixelGrid
  /// Set while the program draws in a logical size; SDL then rewrites mice and fingers to it.
  let logicalView: LogicalView?

  init(
    pixelWidth: Int, pixelHeight: Int, windowSize: Size? = nil, scale: Double, logicalView: LogicalView? = nil
  ) {
    self.pixelWidth = max(0, pixelWidth)
    self.pixelHeight = max(0, pixelHeight)
    self.windowSize = windowSize ?? Size(width: Double(self.pixelWidth), height: Double(self.pixelHeight))
    grid = PixelGrid(scale: scale)
    self.logicalView = logicalView
  }

  /// The surface, in points.
  var size: Size {
    Size(width: Double(pixelWidth) / grid.scale, height: Double(pixelHeight) / grid.scale)
  }

  /// The point under a mouse that SDL tells to be at `x`, `y`.
  ///
  /// A pointing device may tell any number, so it is kept within one point of the surface; that is still outside.
  func point(ofMouseAt x: Double, _ y: Double) -> Point {
    guard let view = logicalView else {
      let perUnitX = windowSize.width > 0 ? Double(pixelWidth) / windowSize.width : 1
      let perUnitY = windowSize.height > 0 ? Double(pixelHeight) / windowSize.height : 1
      return clamped(pixelX: x * perUnitX, pixelY: y * perUnitY)
    }
    return clamped(pixelX: view.origin.x + x * view.scale.width, pixelY: view.origin.y + y * view.scale.height)
  }

  /// The point under a finger that SDL tells to be at `x`, `y`, each from 0 to 1; what is beyond is brought inside.
  func point(ofFingerAt x: Double, _ y: Double) -> Point {
    let (u, v) = (Self.unit(x), Self.unit(y))
    guard let view = logicalView else {
      return clamped(pixelX: u * Double(pixelWidth), pixelY: v * Double(pixelHeight))
    }
    return clamped(pixelX: view.origin.x + u * view.size.width, pixelY: view.origin.y + v * view.size.height)
  }

  private func clamped(pixelX: Double, pixelY: Double) -> Point {
    Point(
      x: min(max(pixelX / grid.scale, -1), size.width + 1), y: min(max(pixelY / grid.scale, -1), size.height + 1))
  }

  private static func unit(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
