import PlacardCanvas

/// Runs of text as blocks of a fixed pattern, so that tests of pixels need no font.
@MainActor final class PatternMasks: RunMasks {
  private(set) var masks: [UInt64: Mask] = [:]

  func mask(for run: TextRun, scale: Double) -> Mask? {
    if run.text.isEmpty { return nil }
    if let mask = masks[run.fingerprint] { return mask }
    let width = Int(run.ink.width * scale)
    let height = Int(run.ink.height * scale)
    let count = width * height
    let pixels: Mask.Pixels =
      run.isColored
      ? .color((0..<count).map { $0 % 3 == 0 ? 0 : 0x8040_2010 })
      : .coverage((0..<count).map { UInt8($0 * 37 % 256) })
    let mask = Mask(
      width: width, height: height, left: Int(run.ink.x * scale), top: Int(run.ink.y * scale), pixels: pixels)
    masks[run.fingerprint] = mask
    return mask
  }
}

extension TextRun {
  /// A run whose ink is `width` by `height` points above its origin.
  static func block(_ text: String, width: Double = 20, height: Double = 8, isColored: Bool = false) -> TextRun {
    TextRun(
      face: 0, size: 14, text: text, isRightToLeft: false, script: 0x4C61_746E, isColored: isColored, advance: width,
      ink: Rect(x: 0, y: -height, width: width, height: height))
  }
}

extension Bitmap {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Equality as a call, so that a failed expectation does not print and compare thousands of pixels.
  func isSame(as other: Bitmap) -> Bool { self == other }

  /// Column and row of every pixel.
  var places: [(x: Int, y: Int)] { (0..<width * height).map { ($0 % width, $0 / width) } }

  /// The pixel of a grey.
  static func grey(_ level: Int, alpha: Int) -> UInt32 {
    pixel(alpha: alpha, red: level, green: level, blue: level)
  }
}

/// A pixel from its bytes.
func pixel(alpha: Int, red: Int, green: Int, blue: Int) -> UInt32 {
  let upper = UInt32(alpha) << 24 | UInt32(red) << 16
  return upper | UInt32(green) << 8 | UInt32(blue)
}

extension UInt32 {
  var alpha: Int { Int(self >> 24) }
  var red: Int { Int(self >> 16 & 255) }
  var green: Int { Int(self >> 8 & 255) }
  var blue: Int { Int(self & 255) }
}

/// What one command paints on a clear bitmap of `width` by `height` points.
@MainActor func raster(
  _ command: DrawCommand, _ width: Double, _ height: Double, scale: Double = 1, clip: Rect? = nil,
  over ground: Color = .clear
) -> Bitmap {
  let grid = PixelGrid(scale: scale)
  let item = DrawItem(command, clip: clip ?? Rect(x: 0, y: 0, width: width, height: height))
  var bitmap = Bitmap(width: grid.pixels(width), height: grid.pixels(height), filledWith: ground)
  let rasteriser = Rasteriser(masks: PatternMasks())
  let bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
  _ = bitmap.withPixelTarget { rasteriser.paint(item, on: $0, clip: bounds, grid: grid) }
  return bitmap
}

/// A surface that follows draw lists, as a host would keep one.
@MainActor final class Screen {
  let compositor = Compositor(masks: PatternMasks())
  let grid: PixelGrid
  var bitmap: Bitmap
  private(set) var damage: [PixelRect] = []

  init(_ width: Int, _ height: Int, scale: Double = 1) {
    grid = PixelGrid(scale: scale)
    bitmap = Bitmap(width: width, height: height)
  }

  func show(_ list: DrawList, over background: Background = .color(.white)) {
    damage = compositor.update(list, grid: grid, width: bitmap.width, height: bitmap.height)
    let rects = damage
    _ = bitmap.withPixelTarget { compositor.compose(into: $0, over: background, in: rects) }
  }
}

/// Draws in one layer that fills a surface of `width` by `height` points.
func page(_ width: Double, _ height: Double, scale: Double = 1, _ draw: (inout Painter) -> Void) -> DrawList {
  var painter = Painter(grid: PixelGrid(scale: scale))
  painter.beginLayer(.page, in: Rect(x: 0, y: 0, width: width, height: height))
  draw(&painter)
  painter.endLayer()
  return painter.finish()
}

/// Chance that is the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
  }
}
