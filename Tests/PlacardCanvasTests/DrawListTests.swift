import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct DrawListTests {
  private func everything() -> DrawList {
    var painter = Painter(grid: PixelGrid(scale: 2))
    painter.addLayer(
      .backdrop, filledWith: Color(0x000000, opacity: 0.5), in: Rect(x: 0, y: 0, width: 480, height: 320),
      opacity: 0.25)
    let card = Rect(x: 80, y: 90.25, width: 320, height: 138.5)
    painter.beginLayer(.alert(3), in: card.inset(by: -10), opacity: 0.5, scale: 1.2)
    painter.shadow(of: card, radii: CornerRadii(14), Shadow(offset: Point(x: 0, y: 8), blur: 24, color: .black))
    painter.fill(card, radii: CornerRadii(14), with: .white, border: Border(width: 0.5, color: Color(0xC9C9D0)))
    painter.clipped(to: Rect(x: 80, y: 100, width: 100, height: 20)) { painter in
      painter.draw(.block("Say \"hi\"\n"), at: Point(x: 90, y: 118), color: Color(0x42424A))
      painter.fill(Rect(x: 300, y: 300, width: 5, height: 5), with: .black)
    }
    painter.stroke(
      Rect(x: 90, y: 120, width: 20, height: 20), radii: CornerRadii(topLeft: 1, bottomRight: 2),
      Border(width: 3, color: Color(0x0062D2)))
    painter.draw(Picture(Bitmap(width: 2, height: 3)), in: Rect(x: 90, y: 150, width: 4, height: 6))
    painter.draw(
      CoverageShape(parts: [.init(.disc(center: Point(x: 12, y: 12), radius: 11))]),
      in: Rect(x: 200, y: 150, width: 40, height: 40), color: .black)
    painter.endLayer()
    return painter.finish()
  }

  @Test func `a list prints one layer or item a line, in the layer's own points`() {
    let expected = """
      layer 1 0,0 480x320 #00000080 opacity 0.25
      layer 5 70,80.5 340x158.5 opacity 0.5 scale 1.2
        shadow 10,9.75 320x138.5 radius 14 blur 24 #000000 clip 0,0 340x158.5
        shape 10,9.75 320x138.5 radius 14 #FFFFFF border 0.5 #C9C9D0
        text 20,37.5 face 0 size 14 #42424A "Say \\"hi\\"\\n"
        shape 20,39.5 20x20 radii 1,0,2,0 #00000000 border 3 #0062D2
        picture 2x3 20,69.5 4x6
        icon 31c434785f0d91ec 130,69.5 40x40 #000000

      """

    #expect(everything().description == expected)
  }

  @Test func `equal passes give equal lists and the same fingerprints`() {
    let (first, second) = (everything(), everything())

    #expect(first == second)
    #expect(first.items.map(\.fingerprint) == second.items.map(\.fingerprint))
    #expect(Set(first.items.map(\.fingerprint)).count == 6)
  }

  @Test func `what lies outside of the clip is not listed`() {
    let list = page(20, 20) { painter in
      painter.fill(Rect(x: 30, y: 0, width: 5, height: 5), with: .black)
      painter.fill(Rect(x: 0, y: 0, width: 0, height: 5), with: .black)
    }

    #expect(list.items.isEmpty)
  }

  @Test func `a clip ends with its body`() {
    let list = page(20, 20) { painter in
      painter.clipped(to: Rect(x: 0, y: 0, width: 5, height: 5)) { painter in
        painter.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: .black)
      }
      painter.fill(Rect(x: 0, y: 0, width: 20, height: 20), with: .black)
    }

    #expect(list.items.map(\.clip.width) == [5, 20])
  }
}
