import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct SoftShadowTests {
  private let rect = Rect(x: 40, y: 40, width: 90, height: 70)
  private let shadow = Shadow(offset: Point(x: 0, y: 8), blur: 24, color: Color(0x000000, opacity: 0.28))

  /// LOOK.md's formula, with the distance from the shifted rounded rectangle.
  private func reference(_ x: Int, _ y: Int, _ rect: Rect, radius: Double, blur: Double, alpha: Double) -> Double {
    let qx = abs(Double(x) + 0.5 - rect.midX) - rect.width / 2 + radius
    let qy = abs(Double(y) + 0.5 - rect.midY) - rect.height / 2 + radius
    let (ox, oy) = (max(qx, 0), max(qy, 0))
    let distance = (ox * ox + oy * oy).squareRoot() + min(max(qx, qy), 0) - radius
    let t = min(max((blur - distance) / (2 * blur), 0), 1)
    return alpha * t * t * (3 - 2 * t)
  }

  @Test(arguments: [1.0, 1.5, 2.0]) func `a shadow is what the look says, to one step`(scale: Double) {
    let bitmap = raster(.shadow(rect, CornerRadii(14), shadow), 180, 160, scale: scale)
    let shape = raster(.shape(rect, CornerRadii(14), fill: .white, border: nil), 180, 160, scale: scale)
    let shifted = Rect(x: 40 * scale, y: 48 * scale, width: 90 * scale, height: 70 * scale)

    let wrong = bitmap.places.filter { x, y in
      guard shape[x, y].alpha < 255 else { return false }
      let expected = reference(x, y, shifted, radius: 14 * scale, blur: 24 * scale, alpha: 71)
      return abs(Double(bitmap[x, y].alpha) - expected) > 1
    }

    #expect(wrong.isEmpty)
  }

  @Test func `a shadow lies only outside of its shape`() {
    let bitmap = raster(.shadow(rect, CornerRadii(14), shadow), 180, 160)
    let shape = raster(.shape(rect, CornerRadii(14), fill: .white, border: nil), 180, 160)

    #expect(zip(bitmap.pixels, shape.pixels).allSatisfy { $1.alpha < 255 || $0 == 0 })
    #expect(bitmap.pixels.contains { $0.alpha > 40 })
  }

  @Test func `a shadow is the same on both sides and ends within its bounds`() {
    let bitmap = raster(.shadow(rect, CornerRadii(14), shadow), 180, 160)
    let bounds = shadow.bounds(of: rect)

    let outside = bitmap.places.filter { x, y in !bounds.contains(Point(x: Double(x), y: Double(y))) }
    let uneven = bitmap.places.filter { x, y in x < 85 && bitmap[x, y] != bitmap[169 - x, y] }

    #expect(outside.allSatisfy { x, y in bitmap[x, y] == 0 })
    #expect(uneven.isEmpty)
  }

  @Test func `a card smaller than its blur has a shadow too`() {
    let small = Rect(x: 60, y: 60, width: 9, height: 5)
    let bitmap = raster(.shadow(small, CornerRadii(14), shadow), 140, 140)

    #expect(bitmap[64, 70].alpha > 0)
    #expect(bitmap[64, 62] == 0)
  }

  @Test func `a shadow keeps to its clip`() {
    let clip = Rect(x: 0, y: 0, width: 180, height: 115)
    let bitmap = raster(.shadow(rect, CornerRadii(14), shadow), 180, 160, clip: clip)
    let whole = raster(.shadow(rect, CornerRadii(14), shadow), 180, 160)

    #expect(bitmap[85, 114] == whole[85, 114])
    #expect(bitmap[85, 115] == 0)
  }
}
