// SDL2_ttf's fonts, one for each face and size in use: opened when first needed, the least used closed when too many.
import CSDL
import Glibc
import PlacardCanvas
import PlacardText

@MainActor final class OpenFonts {
  private struct OpenFont {
    let face: Int
    let eighths: Int32
    let handle: OpaquePointer
  }

  private let bytes: [FontMemory]
  /// The one used last stands last.
  private var fonts: [OpenFont] = []
  private var isStarted = false

  init(_ fonts: [FontBytes]) {
    bytes = fonts.map(FontMemory.init)
  }

  isolated deinit {
    for font in fonts { TTF_CloseFont(font.handle) }
    if isStarted { TTF_Quit() }
  }

  /// The font of `face` at `pixels` a font size, ready to paint runs of one direction and one script.
  func font(of face: Int, pixels: Double, isRightToLeft: Bool, script: UInt32) -> OpaquePointer? {
    guard bytes.indices.contains(face), let handle = opened(face, eighths: Self.eighths(of: pixels)) else { return nil }
    TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 5) { tag in
      for place in 0..<4 { tag[place] = CChar(truncatingIfNeeded: script >> (24 - 8 * place)) }
      tag[4] = 0
      _ = TTF_SetFontScriptName(handle, tag.baseAddress)
    }
    return handle
  }

  /// Whether `face` is a font at all.
  func canOpen(_ face: Int) -> Bool {
    opened(face, eighths: Self.eighths(of: Self.smallest)) != nil
  }

  private func opened(_ face: Int, eighths: Int32) -> OpaquePointer? {
    if let index = fonts.lastIndex(where: { $0.face == face && $0.eighths == eighths }) {
      let font = fonts[index]
      if index != fonts.count - 1 { fonts.append(fonts.remove(at: index)) }
      return font.handle
    }
    guard start(), let handle = open(face, eighths: eighths) else { return nil }
    if fonts.count == Self.limit { TTF_CloseFont(fonts.removeFirst().handle) }
    fonts.append(OpenFont(face: face, eighths: eighths, handle: handle))
    return handle
  }

  /// SDL2_ttf takes whole points and dots an inch; 9 points at 8 dots a pixel make eighths of a pixel.
  private func open(_ face: Int, eighths: Int32) -> OpaquePointer? {
    guard let source = bytes[face].makeReader() else { return nil }
    guard let handle = TTF_OpenFontDPIRW(source, 1, 9, UInt32(eighths), UInt32(eighths)) else { return nil }
    TTF_SetFontHinting(handle, TTF_HINTING_LIGHT_SUBPIXEL)
    TTF_SetFontKerning(handle, 1)
    return handle
  }

  private func start() -> Bool {
    guard !isStarted else { return true }
    isStarted = Self.withoutFontSettings { TTF_Init() == 0 }
    return isStarted
  }

  /// FreeType reads FREETYPE_PROPERTIES once, as it starts. A picture must not depend on it, so it is out of sight then;
  /// if the program had started SDL2_ttf before, the program has chosen.
  private static func withoutFontSettings<Result>(_ body: () -> Result) -> Result {
    guard let setting = getenv(fontSettings) else { return body() }
    let copy = String(cString: setting)
    unsetenv(fontSettings)
    defer { setenv(fontSettings, copy, 1) }
    return body()
  }

  private static func eighths(of pixels: Double) -> Int32 {
    Int32((min(max(pixels, smallest), largest) * 8).rounded())
  }

  private static let fontSettings = "FREETYPE_PROPERTIES"
  private static let limit = 12
  private static let smallest = 4.0
  private static let largest = 512.0
}
