import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct CompositorTests {
  private let whole = PixelRect(x: 0, y: 0, width: 120, height: 90)

  /// A backdrop over everything and a card with a shadow, as an alert has.
  private func alert(
    at origin: Point = Point(x: 40, y: 30), backdrop: Double = 1, opacity: Double = 1, scale: Double = 1,
    pressed: Bool = false, pixels: Double = 1
  ) -> DrawList {
    var painter = Painter(grid: PixelGrid(scale: pixels))
    painter.addLayer(
      .backdrop, filledWith: Color(0x000000, opacity: 0.5), in: Rect(x: 0, y: 0, width: 120, height: 90),
      opacity: backdrop)
    let card = Rect(x: origin.x, y: origin.y, width: 40, height: 30)
    let shadow = Shadow(offset: Point(x: 0, y: 3), blur: 8, color: Color(0x000000, opacity: 0.4))
    painter.beginLayer(
      .alert(1), in: shadow.bounds(of: card), opacity: opacity, scale: scale, anchor: card.center)
    painter.shadow(of: card, radii: CornerRadii(6), shadow)
    painter.fill(card, radii: CornerRadii(6), with: .white, border: Border(width: 1, color: Color(0xC9C9D0)))
    painter.fill(
      Rect(x: card.x + 4, y: card.y + 18, width: 12, height: 8), with: Color(pressed ? 0xE6E6EB : 0x0062D2))
    painter.endLayer()
    return painter.finish()
  }

  @Test func `the first frame is all of the surface and an unchanged one is nothing`() {
    let screen = Screen(120, 90)

    screen.show(alert())
    #expect(screen.damage == [whole])

    screen.show(alert())
    #expect(screen.damage == [])
  }

  @Test func `RD-07: the backdrop halves white and leaves the card alone`() {
    let screen = Screen(120, 90)

    screen.show(alert())

    #expect((126...129).contains(screen.bitmap[1, 1].red))
    #expect(screen.bitmap[1, 1] == Bitmap.grey(screen.bitmap[1, 1].red, alpha: 255))
    #expect(screen.bitmap[60, 40] == 0xFFFF_FFFF)
    #expect(screen.bitmap[60, 62].red < screen.bitmap[1, 1].red)
  }

  @Test func `RD-07: what the backdrop darkened is white again without it`() {
    let screen = Screen(120, 90)
    screen.show(alert())

    screen.show(DrawList())

    #expect(screen.damage == [whole])
    #expect(screen.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `a press changes its own pixels only`() {
    let screen = Screen(120, 90)
    screen.show(alert())

    screen.show(alert(pressed: true))

    #expect(screen.damage == [PixelRect(x: 44, y: 48, width: 12, height: 8)])
    #expect(screen.bitmap[45, 50] == 0xFFE6_E6EB)
  }

  @Test func `a moved layer is not rasterised again`() {
    let screen = Screen(120, 90)
    screen.show(alert())
    screen.compositor.texturesTaken()

    screen.show(alert(at: Point(x: 45, y: 28)))

    #expect(screen.compositor.composedLayers.allSatisfy { $0.changes.isEmpty })
    #expect(screen.bitmap[84, 40] == 0xFFC9_C9D0)
    #expect(screen.damage != [whole])
  }

  @Test func `opacity and scale dirty the surface and no bitmap`() {
    let screen = Screen(120, 90)
    screen.show(alert(opacity: 0.4, scale: 1.2))
    screen.compositor.texturesTaken()

    screen.show(alert(opacity: 0.5, scale: 1.1))

    #expect(screen.compositor.composedLayers.allSatisfy { $0.changes.isEmpty })
    #expect(!screen.damage.isEmpty)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1]) func `a fade mixes the whole layer at once`(opacity: Double) {
    let screen = Screen(120, 90)

    screen.show(alert(backdrop: 0, opacity: opacity), over: .color(.black))

    let level = Int((opacity * 255).rounded())
    #expect(screen.bitmap[60, 40] == Bitmap.grey(level, alpha: 255))
    #expect(screen.bitmap[45, 50].blue == (0xD2 * level + 127) / 255)
    #expect(screen.bitmap[1, 1] == 0xFF00_0000)
  }

  @Test func `a scaled layer covers its scaled frame and keeps its anchor`() {
    let screen = Screen(120, 90)

    screen.show(alert(backdrop: 0, scale: 1.5), over: .color(.black))

    #expect(screen.bitmap[60, 45] == 0xFFFF_FFFF)
    #expect(screen.bitmap[32, 45] == 0xFFFF_FFFF)
    #expect(screen.bitmap[28, 45] == 0xFF00_0000)
    #expect(screen.bitmap[87, 45] == 0xFFFF_FFFF)
    #expect(screen.bitmap[91, 45] == 0xFF00_0000)
  }

  @Test func `a layer scaled by a little stays within a little of itself`() {
    let (rest, moved) = (Screen(120, 90), Screen(120, 90))

    rest.show(alert())
    moved.show(alert(scale: 1.000_001))

    #expect(zip(rest.bitmap.pixels, moved.bitmap.pixels).allSatisfy { abs($0.red - $1.red) <= 2 })
  }

  @Test func `at rest after a move every pixel is as if nothing had moved`() {
    let (moved, rested) = (Screen(120, 90), Screen(120, 90))
    for step in 0...10 {
      moved.show(
        alert(backdrop: Double(step) / 10, opacity: Double(step) / 10, scale: 1.2 - Double(step) / 50))
    }

    moved.show(alert())
    rested.show(alert())

    #expect(moved.bitmap.isSame(as: rested.bitmap))
  }

  @Test func `alpha is 255 everywhere over an opaque background at every step`() {
    let screen = Screen(120, 90)
    for step in 0...20 {
      screen.show(
        alert(backdrop: Double(step) / 20, opacity: Double(step) / 20, scale: 1.2 - Double(step) / 100))
      #expect(screen.bitmap.pixels.allSatisfy { $0.alpha == 255 })
    }
  }

  @Test(arguments: [0.3, 1]) func `a kept frame counts as opaque whatever its alpha says`(opacity: Double) {
    var host = Bitmap(width: 120, height: 90, pixels: (0..<10_800).map { UInt32($0) &* 0x0001_0203 & 0xFF_FFFF })
    let screen = Screen(120, 90)

    _ = host.withPixelTarget { screen.show(alert(backdrop: opacity), over: .pixels($0)) }

    #expect(screen.bitmap.pixels.allSatisfy { $0.alpha == 255 })
    #expect(screen.bitmap[1, 1].red == exactlyDimmed(host[1, 1].red, by: opacity))
  }

  private func exactlyDimmed(_ level: Int, by opacity: Double) -> Int {
    let alpha = (128 * Int((opacity * 255).rounded()) + 127) / 255
    return (level * (255 - alpha) + 127) / 255
  }

  @Test func `a frame in the target itself is darkened in place, once`() {
    let frame = Bitmap(width: 120, height: 90, filledWith: Color(0x80FF40))
    var (kept, inPlace) = (frame, frame)
    let (first, second) = (Screen(120, 90), Compositor(masks: PatternMasks()))

    _ = kept.withPixelTarget { first.show(alert(), over: .pixels($0)) }
    let damage = second.update(alert(), grid: PixelGrid(scale: 1), width: 120, height: 90)
    _ = inPlace.withPixelTarget { second.compose(into: $0, over: .pixels($0), in: damage) }

    #expect(inPlace.isSame(as: first.bitmap))
  }

  @Test func `a layer that is gone or comes between leaves no trace`() {
    let screen = Screen(120, 90)
    screen.show(alert())
    var both = alert()
    both.layers.insert(
      DrawLayer(
        id: .alert(7), content: .solid(Color(0xFF0000)), frame: Rect(x: 10, y: 10, width: 40, height: 30)), at: 1)

    screen.show(both)
    let between = Screen(120, 90)
    between.show(both)
    #expect(screen.bitmap.isSame(as: between.bitmap))

    screen.show(alert())
    let alone = Screen(120, 90)
    alone.show(alert())
    #expect(screen.bitmap.isSame(as: alone.bitmap))
  }

  @Test func `layers that change places are painted in the new order`() {
    let frame = Rect(x: 10, y: 10, width: 30, height: 30)
    var list = DrawList()
    list.layers = [
      DrawLayer(id: .alert(1), content: .solid(.black), frame: frame),
      DrawLayer(id: .alert(2), content: .solid(Color(0xFF0000)), frame: frame.offset(by: Point(x: 10, y: 0))),
    ]
    let screen = Screen(120, 90)
    screen.show(list)
    #expect(screen.bitmap[25, 20] == 0xFFFF_0000)

    list.layers.swapAt(0, 1)
    screen.show(list)

    #expect(screen.bitmap[25, 20] == 0xFF00_0000)
    #expect(screen.bitmap[45, 20] == 0xFFFF_0000)
  }

  @Test func `another size, another scale and forgetting paint all again`() {
    let screen = Screen(120, 90)
    screen.show(alert())
    let grid = PixelGrid(scale: 1)

    #expect(screen.compositor.update(alert(), grid: grid, width: 121, height: 90).reduce(0) { $0 + $1.area } == 10_890)
    #expect(screen.compositor.update(alert(), grid: PixelGrid(scale: 2), width: 121, height: 90).count == 1)
    screen.compositor.forget()
    #expect(!screen.compositor.update(alert(), grid: PixelGrid(scale: 2), width: 121, height: 90).isEmpty)
    #expect(screen.compositor.update(alert(), grid: PixelGrid(scale: 2), width: 121, height: 90).isEmpty)
  }

  @Test(arguments: [(0, 0), (1, 1), (0, 50), (3, 1)]) func `tiny surfaces are harmless`(width: Int, height: Int) {
    let screen = Screen(width, height)

    for scale in [1, 1.2, 0, -1, .infinity, .nan] {
      screen.show(alert(opacity: scale, scale: scale))
      screen.show(DrawList())
    }

    #expect(screen.bitmap.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func `a layer with a senseless frame takes no more memory than the surface and a margin`() {
    var list = DrawList()
    list.layers = [
      DrawLayer(id: .alert(1), content: .items(0..<0), frame: Rect(x: -1e12, y: 0, width: 1e15, height: .infinity)),
      DrawLayer(id: .alert(2), content: .items(0..<0), frame: Rect(x: 0, y: .nan, width: -5, height: 10)),
    ]
    let screen = Screen(120, 90)

    screen.show(list)

    for layer in screen.compositor.composedLayers {
      #expect(layer.frame.width <= 120 + 128)
      #expect(layer.frame.height <= 90 + 128)
    }
  }

  @Test func `a warm frame keeps every bitmap where it is`() {
    let screen = Screen(120, 90)
    let frames = [alert(), alert(pressed: true), alert(opacity: 0.5, scale: 1.1), alert(opacity: 0.6, scale: 1.2)]
    for frame in frames + frames { screen.show(frame) }
    let bitmaps = screen.compositor.bitmapAddresses

    for _ in 0..<50 { frames.forEach { screen.show($0) } }

    #expect(screen.compositor.bitmapAddresses == bitmaps)
  }

  @Test func `composed layers tell what a host with textures needs`() throws {
    let screen = Screen(240, 180, scale: 2)
    screen.show(alert(opacity: 0.5, scale: 1.5, pixels: 2))

    let layers = screen.compositor.composedLayers
    let card = try #require(layers.last)

    #expect(layers.map(\.id) == [.backdrop, .alert(1)])
    #expect(card.frame == PixelRect(x: 64, y: 50, width: 112, height: 92))
    #expect(card.changes == [PixelRect(x: 0, y: 0, width: 112, height: 92)])
    #expect(card.presentedWidth == 168)
    #expect(card.presentedX == 120 + (64 - 120) * 1.5)
    #expect(card.opacity == 128)
    #expect(!card.isAtRest)
  }

  @Test func `changes add up until a host has taken them`() throws {
    let screen = Screen(120, 90)
    screen.show(alert())
    screen.compositor.texturesTaken()
    #expect(screen.compositor.composedLayers.allSatisfy { $0.changes.isEmpty })

    screen.show(alert(pressed: true))
    screen.show(alert(pressed: true, pixels: 1))

    let card = try #require(screen.compositor.composedLayers.last)
    #expect(card.changes == [PixelRect(x: 12, y: 23, width: 12, height: 8)])
  }
}

extension Compositor {
  /// Where each layer's pixels lie.
  fileprivate var bitmapAddresses: [UnsafeMutablePointer<UInt32>] {
    composedLayers.compactMap { layer in
      if case .bitmap(let bitmap) = layer.content { bitmap.base } else { nil }
    }
  }
}
