// A run as SDL2_ttf painted it, and where its origin lies there.
//
// SDL2_ttf moves a picture down when a glyph rises above the font's ascent, and to the right when one begins left of the
// origin, and tells neither. Both are found out here by asking it for the same run in another way.
import CSDL
import PlacardCanvas

@MainActor final class RunSurface {
  private let surface: UnsafeMutablePointer<SDL_Surface>
  /// The smallest rectangle that holds all ink, in pixels of the surface.
  let ink: PixelRect
  /// The column of the surface where the run begins.
  let originX: Int
  /// The row of the surface just below which the baseline lies.
  let baseline: Int
  /// What the run takes at the size it was painted at, in pixels.
  let strikeAdvance: Int

  init?(_ run: TextRun, in font: OpaquePointer) {
    guard let surface = Self.render(run.text, in: font) else { return nil }
    self.surface = surface
    ink = surface.pointee.inkBounds
    originX = ink.x == 0 ? Self.rightShift(of: run, in: font) : 0
    baseline = Int(TTF_FontAscent(font)) + (ink.y == 0 ? Self.downShift(of: surface, showing: run, in: font) : 0)
    strikeAdvance =
      run.isColored ? Self.width(of: run.text + run.text, in: font) - Self.width(of: run.text, in: font) : 0
  }

  isolated deinit {
    SDL_FreeSurface(surface)
  }

  private static func render(_ text: String, in font: OpaquePointer) -> UnsafeMutablePointer<SDL_Surface>? {
    TTF_RenderUTF8_Blended(font, text, SDL_Color(r: 255, g: 255, b: 255, a: 255))
  }

  private static func width(of text: String, in font: OpaquePointer) -> Int {
    var width: Int32 = 0
    var height: Int32 = 0
    TTF_SizeUTF8(font, text, &width, &height)
    return Int(width)
  }
}

// MARK: - Where the origin lies

extension RunSurface {
  /// How far the picture was moved to the right: a width counts from the leftmost ink, unless something blank stands
  /// before it. 64 spaces do, since 64 times any advance in 26.6 is a whole number of pixels.
  private static func rightShift(of run: TextRun, in font: OpaquePointer) -> Int {
    TTF_SetFontKerning(font, 0)
    defer { TTF_SetFontKerning(font, 1) }
    let blank = String(repeating: " ", count: 64)
    let spaced = run.isRightToLeft ? run.text + blank : blank + run.text
    let shift = width(of: blank, in: font) + width(of: run.text, in: font) - width(of: spaced, in: font)
    return max(0, shift)
  }

  /// How far the picture was moved down: a line struck through the run lies half a font height below its unmoved top.
  private static func downShift(
    of surface: UnsafeMutablePointer<SDL_Surface>, showing run: TextRun, in font: OpaquePointer
  ) -> Int {
    TTF_SetFontStyle(font, TTF_STYLE_STRIKETHROUGH)
    defer { TTF_SetFontStyle(font, TTF_STYLE_NORMAL) }
    guard let struck = render(run.text, in: font) else { return 0 }
    defer { SDL_FreeSurface(struck) }
    guard let row = surface.pointee.firstRow(differingFrom: struck.pointee) else { return 0 }
    return max(0, row - Int(TTF_FontHeight(font)) / 2)
  }
}

// MARK: - Masks

extension RunSurface {
  /// The coverage, cut down to the ink.
  func coverageMask() -> Mask {
    let coverage = [UInt8](unsafeUninitializedCapacity: ink.area) { bytes, count in
      for y in 0..<ink.height {
        guard let row = surface.pointee.row(ink.y + y) else { return }
        for x in 0..<ink.width { bytes[y * ink.width + x] = UInt8(row[ink.x + x] >> 24) }
      }
      count = ink.area
    }
    return Mask(
      width: ink.width, height: ink.height, left: ink.x - originX, top: ink.y - baseline, pixels: .coverage(coverage))
  }

  /// The colours, brought down from the one size that a font of pictures has to `advance` pixels.
  func colorMask(advance: Double) -> Mask? {
    let picture = ColorStrike(surface.pointee, ink: ink, left: ink.x - originX, top: ink.y - baseline)
    let factor = strikeAdvance > 0 ? advance / Double(strikeAdvance) : 1
    return picture?.mask(scaledBy: abs(Double(strikeAdvance) - advance) < 1 ? 1 : factor)
  }
}
