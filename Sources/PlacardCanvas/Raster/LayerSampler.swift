/// Reads rows of a layer's bitmap as it is scaled, filtered between the four nearest pixels.
///
/// Places are whole numbers of 1/65536 pixel and weights of 1/256, so a row is the same wherever it is cut. Two rows of the
/// bitmap are mixed first, which vector code does; what is left is one mix a pixel.
@MainActor struct LayerSampler {
  private let bitmap: PixelTarget
  private let placement: LayerPlacement
  /// The distance between two pixels of the surface, in the bitmap.
  private let step: Int
  /// One row of the bitmap between clear pixels, and as many clear pixels again.
  private let mixed: PixelMemory<UInt32>

  private static let one = 65_536.0

  init(_ bitmap: PixelTarget, _ placement: LayerPlacement, scratch: PixelMemory<UInt32>) {
    self.bitmap = bitmap
    self.placement = placement
    step = Int((Self.one / placement.scale).rounded())
    mixed = scratch
    mixed.reserve(2 * (bitmap.width + 3))
    mixed.base.update(repeating: 0, count: 2 * (bitmap.width + 3))
  }

  /// Where the middle of pixel `index` of the surface lies between the middles of the bitmap's pixels.
  private func place(_ index: Int, from edge: Double) -> Int {
    Int((((Double(index) + 0.5 - edge) / placement.scale - 0.5) * Self.one).rounded(.down))
  }

  /// Writes the `count` pixels of the surface from `x`, `y` on; false if the layer has nothing there.
  func read(_ x: Int, _ y: Int, _ count: Int, into row: UnsafeMutablePointer<UInt32>) -> Bool {
    guard mixRows(at: place(y, from: placement.y)) else { return false }
    let start = place(0, from: placement.x)
    let pixels = mixed.base
    let most = bitmap.width &+ 1
    for index in 0..<count {
      let place = start &+ (x &+ index) &* step
      let column = min(max((place &>> 16) &+ 1, 0), most)
      let (first, second) = (pixels[column], pixels[column &+ 1])
      // Most neighbours on a card are equal, and a mix of two equals is the same again.
      row[index] =
        first == second
        ? first : Self.mixed(first, second, UInt32(truncatingIfNeeded: (place &>> 8) & 255))
    }
    return true
  }

  /// Mixes the rows above and below `place`; outside of the bitmap there is nothing.
  private func mixRows(at place: Int) -> Bool {
    let above = place >> 16
    let weight = UInt16((place >> 8) & 255)
    guard above >= -1, above < bitmap.height else { return false }
    let clear = UnsafePointer(mixed.base + bitmap.width + 3)
    let upper = above < 0 ? clear : UnsafePointer(bitmap.pixel(0, above))
    let lower = above + 1 < bitmap.height ? UnsafePointer(bitmap.pixel(0, above + 1)) : clear
    Blend.mix(upper, lower, weight: weight, into: mixed.base + 1, bitmap.width)
    return true
  }

  /// Two pixels, `weight` of 256 parts of the second one.
  @inline(__always)
  private static func mixed(_ first: UInt32, _ second: UInt32, _ weight: UInt32) -> UInt32 {
    let mask: UInt32 = 0xFF00FF
    let rest = 256 &- weight
    let odd = ((first &>> 8) & mask) &* rest &+ ((second &>> 8) & mask) &* weight &+ 0x80_0080
    let even = (first & mask) &* rest &+ (second & mask) &* weight &+ 0x80_0080
    return (odd & 0xFF00_FF00) | ((even &>> 8) & mask)
  }
}
