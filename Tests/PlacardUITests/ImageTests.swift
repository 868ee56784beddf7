import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ImageTests {
  private let rect = Rect(x: 10, y: 10, width: 40, height: 40)

  @Test func `pictures and icons are drawn, and are in the tree if they say something`() throws {
    let driver = try PassDriver()
    let picture = Picture(Bitmap(width: 1, height: 1, pixels: [0xFF00_00FF]))
    let shape = CoverageShape(parts: [CoverageShape.Part(.disc(center: Point(x: 12, y: 12), radius: 11))])

    driver.pass { ui in
      ui.image(picture, in: rect, label: "Photo", identifier: "photo")
      ui.icon(shape, in: rect, color: .black)
    }

    #expect(driver.list.items.map(\.command) == [.picture(picture, rect), .coverage(shape, rect, .black)])
    #expect(
      driver.semantics.nodes == [
        SemanticsNode(role: .image, label: "Photo", identifier: "photo", frame: rect)
      ])
  }

  @Test func `a separator is filled with the hairline's colour`() throws {
    let driver = try PassDriver(appearance: .dark)
    let line = Rect(x: 0, y: 10, width: 100, height: 1)

    driver.pass { ui in
      ui.separator(in: line)
      ui.separator(in: line, color: .white)
    }

    #expect(
      driver.shapes == [
        .shape(line, CornerRadii(), fill: Palette.dark.hairline, border: nil),
        .shape(line, CornerRadii(), fill: .white, border: nil),
      ])
  }
}
