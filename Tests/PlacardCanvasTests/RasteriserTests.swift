import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct RasteriserTests {
  @Test func `text stands with its origin on the nearest whole pixel`() {
    let run = TextRun.block("abc")
    let left = raster(.text(run, Point(x: 5.4, y: 20.4), .black), 40, 30)
    let right = raster(.text(run, Point(x: 4.6, y: 19.6), .black), 40, 30)

    #expect(left == right)
    #expect(left[6, 12].alpha == 37)
    #expect(left[5, 11].alpha == 0)
  }

  @Test func `text mixes its colour by coverage`() {
    let bitmap = raster(.text(.block("abc"), Point(x: 0, y: 10), Color(0xFF0000)), 40, 30, over: .white)

    #expect(bitmap[1, 2] == pixel(alpha: 255, red: 255, green: 218, blue: 218))
  }

  @Test func `a run with its own colours keeps them and takes the alpha`() {
    let run = TextRun.block("emoji", isColored: true)
    let full = raster(.text(run, Point(x: 0, y: 10), .black), 40, 30)
    let half = raster(.text(run, Point(x: 0, y: 10), Color(0x000000, opacity: 0.5)), 40, 30)

    #expect(full[1, 2] == 0x8040_2010)
    #expect(half[1, 2] == 0x4020_1008)
  }

  @Test func `a run without ink is nothing`() {
    let bitmap = raster(.text(.block(""), Point(x: 5, y: 20), .black), 40, 30)

    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a picture at its own size is copied`() {
    let picture = Picture(Bitmap(width: 2, height: 1, pixels: [0xFF11_2233, 0x8040_3020]))
    let bitmap = raster(.picture(picture, Rect(x: 1, y: 1, width: 2, height: 1)), 4, 3)

    #expect(bitmap[1, 1] == 0xFF11_2233)
    #expect(bitmap[2, 1] == 0x8040_3020)
    #expect(bitmap[3, 1] == 0)
  }

  @Test func `a smaller picture is the average of what it covers`() {
    let upper: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF]
    let picture = Bitmap(width: 4, height: 2, pixels: upper + [0, 0, 0xFFFF_FFFF, 0xFFFF_FFFF])

    #expect(picture.scaled(width: 2, height: 1).pixels == [0x8000_0000, 0xFFFF_FFFF])
    #expect(picture.scaled(width: 1, height: 1).pixels == [0xC080_8080])
  }

  @Test func `a larger picture is mixed between neighbours`() {
    let picture = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF64_6464])

    let wide = picture.scaled(width: 4, height: 3)

    #expect(Array(wide.pixels[0..<4]) == [0xFF00_0000, 0xFF19_1919, 0xFF4B_4B4B, 0xFF64_6464])
    #expect(wide.pixels[4..<8] == wide.pixels[8..<12])
  }

  @Test func `scaling to nothing gives an empty picture`() {
    #expect(Bitmap(width: 4, height: 4).scaled(width: 0, height: 3).pixels.isEmpty)
    #expect(Bitmap(width: 0, height: 0).scaled(width: 2, height: 2).pixels == [0, 0, 0, 0])
  }

  @Test(arguments: [1.0, 1.5, 2.0]) func `no command paints outside of the bounds it tells`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let rect = Rect(x: 20.3, y: 18.7, width: 31.2, height: 22.9)
    let shadow = Shadow(offset: Point(x: 2.2, y: 5), blur: 7.3, color: .black)
    let commands: [DrawCommand] = [
      .shape(rect, CornerRadii(6), fill: .black, border: Border(width: 1.3, color: .white)),
      .shadow(rect, CornerRadii(6), shadow),
      .coverage(CoverageShape(parts: [.init(.disc(center: Point(x: 12, y: 12), radius: 14))]), rect, .black),
      .text(.block("abc"), Point(x: 33.3, y: 44.4), .black),
      .picture(Picture(Bitmap(width: 3, height: 3, filledWith: .black)), rect),
    ]
    for command in commands {
      let item = DrawItem(command, clip: Rect(x: 0, y: 0, width: 50, height: 80))
      let bounds = Rasteriser(masks: PatternMasks()).bounds(of: item, grid: grid)
      let bitmap = raster(command, 80, 80, scale: scale, clip: item.clip)

      let painted = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0 }

      #expect(!painted.isEmpty)
      let cells = painted.map { PixelRect(x: $0 % bitmap.width, y: $0 / bitmap.width, width: 1, height: 1) }
      #expect(cells.allSatisfy { bounds.contains($0) }, "\(command)")
    }
  }

  @Test(arguments: [1.0, 1.5, 2.0]) func `what a shape calls opaque is opaque`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    let radii = CornerRadii(topLeft: 3, topRight: 9, bottomRight: 0, bottomLeft: 5)
    let item = DrawItem(
      .shape(Rect(x: 1, y: 1, width: 40, height: 30), radii, fill: .black, border: nil),
      clip: Rect(x: 0, y: 0, width: 30, height: 80))
    let band = Rasteriser(masks: PatternMasks()).opaqueBand(of: item, grid: grid)
    let bitmap = raster(item.command, 80, 80, scale: scale, clip: item.clip)

    #expect(band.area > 0)
    let inside = bitmap.places.filter { x, y in band.contains(PixelRect(x: x, y: y, width: 1, height: 1)) }
    #expect(inside.count == band.area)
    #expect(inside.allSatisfy { x, y in bitmap[x, y].alpha == 255 })
  }

  @Test func `a translucent fill or border is never called opaque`() {
    let rasteriser = Rasteriser(masks: PatternMasks())
    let rect = Rect(x: 0, y: 0, width: 9, height: 9)
    let clear = Color(0x000000, opacity: 0.9)
    for command in [
      DrawCommand.shape(rect, CornerRadii(), fill: clear, border: nil),
      .shape(rect, CornerRadii(), fill: .black, border: Border(width: 1, color: clear)),
      .text(.block("abc"), .zero, .black),
    ] {
      #expect(rasteriser.opaqueBand(of: DrawItem(command, clip: rect), grid: PixelGrid(scale: 1)).isEmpty)
    }
  }
}
