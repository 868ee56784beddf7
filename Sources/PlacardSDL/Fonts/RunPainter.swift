// Paints runs of text into masks by SDL2_ttf, and keeps the masks while they are in use.
import CSDL
package import PlacardCanvas
package import PlacardText

@MainActor package final class RunPainter: RunMasks {
  private let fonts: OpenFonts
  private var cache = MaskCache()

  /// A painter for runs whose faces are counted as in `fonts`; one that FreeType cannot use is an error that names it.
  package init(fonts: [FontBytes]) throws(PlacardError) {
    self.fonts = OpenFonts(fonts)
    for (face, font) in fonts.enumerated() {
      if case .embedded = font.storage { continue }
      let opened = keepingErrorText { self.fonts.canOpen(face) }
      guard opened else {
        throw PlacardError("The font \(font.name) cannot be used; give a whole TrueType or OpenType font.")
      }
    }
  }

  /// How many bytes of masks are kept; bounded, however many texts are shown.
  var cachedBytes: Int { cache.bytes }

  package func mask(for run: TextRun, scale: Double) -> Mask? {
    let key = MaskCache.Key(run: run.fingerprint, scale: scale)
    switch cache[key] {
    case .mask(let mask): return mask
    case .blank: return nil
    case nil:
      let mask = keepingErrorText { paint(run, scale: scale) }
      cache[key] = mask.map { .mask($0) } ?? .blank
      return mask
    }
  }

  private func paint(_ run: TextRun, scale: Double) -> Mask? {
    let font = fonts.font(
      of: run.face, pixels: run.size * scale, isRightToLeft: run.isRightToLeft, script: run.script)
    guard let font, let surface = RunSurface(run, in: font), !surface.ink.isEmpty else { return nil }
    return run.isColored ? surface.colorMask(advance: run.advance * scale) : surface.coverageMask()
  }
}
