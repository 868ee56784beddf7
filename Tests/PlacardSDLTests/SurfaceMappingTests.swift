import PlacardCanvas
import Testing

@testable import PlacardSDL

@Suite struct SurfaceMappingTests {
  @Test(arguments: [1250, 1500, 1750, 2000])
  func `RO-05 mouse, finger and drawing meet at the same point`(pixels: Int) {
    let mapping = SurfaceMapping(
      pixelWidth: pixels, pixelHeight: pixels, windowSize: Size(width: 1000, height: 1000),
      scale: Double(pixels) / 1000)

    #expect(mapping.size == Size(width: 1000, height: 1000))
    #expect(mapping.point(ofMouseAt: 250, 750) == Point(x: 250, y: 750))
    #expect(mapping.point(ofFingerAt: 0.25, 0.75) == Point(x: 250, y: 750))
  }

  @Test func `a factor of our own makes points larger than window units`() {
    let mapping = SurfaceMapping(
      pixelWidth: 1600, pixelHeight: 960, windowSize: Size(width: 800, height: 480), scale: 4)

    #expect(mapping.size == Size(width: 400, height: 240))
    #expect(mapping.point(ofMouseAt: 800, 240) == Point(x: 400, y: 120))
    #expect(mapping.point(ofFingerAt: 0.5, 0.5) == Point(x: 200, y: 120))
  }

  @Test func `A66 in a logical size both mouse and finger land`() {
    let view = SurfaceMapping.LogicalView(
      origin: Point(x: 160, y: 0), size: Size(width: 480, height: 480), scale: Size(width: 1.5, height: 1.5))
    let mapping = SurfaceMapping(pixelWidth: 800, pixelHeight: 480, scale: 1, logicalView: view)

    #expect(mapping.point(ofMouseAt: 0, 0) == Point(x: 160, y: 0))
    #expect(mapping.point(ofMouseAt: 320, 320) == Point(x: 640, y: 480))
    #expect(mapping.point(ofMouseAt: -100, 10) == Point(x: 10, y: 15))
    #expect(mapping.point(ofFingerAt: 0.5, 1) == Point(x: 400, y: 480))
  }

  @Test func `A40 what a device tells beyond its range stays at the surface`() {
    let mapping = SurfaceMapping(pixelWidth: 800, pixelHeight: 480, scale: 1)

    #expect(mapping.point(ofFingerAt: 15.98, -5.48) == Point(x: 800, y: 0))
    #expect(mapping.point(ofFingerAt: .nan, 0.5) == Point(x: 0, y: 240))
    #expect(mapping.point(ofMouseAt: 16311, -100) == Point(x: 801, y: -1))
  }

  @Test func `SM-10 a surface without extent maps without trouble`() {
    let mapping = SurfaceMapping(pixelWidth: 0, pixelHeight: -3, windowSize: .zero, scale: 1)

    #expect(mapping.size == .zero)
    #expect(mapping.point(ofMouseAt: 0, 0) == .zero)
    #expect(mapping.point(ofFingerAt: 0.5, 0.5) == .zero)
  }
}
