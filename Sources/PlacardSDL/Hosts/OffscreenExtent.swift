import PlacardCanvas

/// How large a bitmap may be, and how large it gets.
struct OffscreenExtent {
  static let longestSide = 16_384
  static let largestArea = 1 << 26

  /// In points.
  let size: Size
  /// In pixels.
  let width: Int
  let height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The extent of `size`, or nil if it is negative, not a number, or too large.
  init?(_ size: Size, on grid: PixelGrid) {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else { return nil }
    self.size = size
    width = grid.pixels(size.width)
    height = grid.pixels(size.height)
    guard width <= Self.longestSide, height <= Self.longestSide, width * height <= Self.largestArea else { return nil }
  }

  /// The extent of `size`, brought to what can be drawn: nothing for what is not a number, the most for too much.
  init(clamping size: Size, on grid: PixelGrid) {
    let longest = Double(Self.longestSide) / grid.scale
    let wide = Self.clamped(size.width, longest)
    let high = Self.clamped(size.height, longest)
    let highest = wide > 0 ? Double(Self.largestArea) / (wide * grid.scale * grid.scale) : longest
    self.size = Size(width: wide, height: min(high, highest))
    width = grid.pixels(self.size.width)
    height = grid.pixels(self.size.height)
  }

  private static func clamped(_ length: Double, _ longest: Double) -> Double {
    length.isNaN ? 0 : min(max(length, 0), longest)
  }
}
