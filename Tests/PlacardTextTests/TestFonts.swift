import Glibc
import PlacardAssets
import PlacardCanvas
import PlacardText
import Testing

/// The fonts that tests are set in: the embedded ones, and two that Scripts/test installs.
enum TestFonts {
  static var inter: [FontBytes] {
    let regular = placard_inter_regular()
    let semibold = placard_inter_semibold()
    return [
      FontBytes(name: "Inter", embedded: regular.bytes, count: regular.count),
      FontBytes(name: "Inter SemiBold", embedded: semibold.bytes, count: semibold.count),
    ]
  }

  /// Hebrew and Arabic letters.
  static func dejaVu() throws -> FontBytes {
    try installed("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", package: "fonts-dejavu-core")
  }

  /// Pictures of a fixed size.
  static func emoji() throws -> FontBytes {
    try installed("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  }

  static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func installed(_ path: String, package: String) throws -> FontBytes {
    let bytes = try #require(contents(of: path), "A font is missing: apt-get install \(package)")
    return FontBytes(name: path, bytes)
  }
}

extension Typesetter {
  /// Inter alone.
  static func inter() throws -> Typesetter { try Typesetter(fonts: TestFonts.inter) }

  /// Inter, then DejaVu Sans, then the emoji.
  static func manyScripts() throws -> Typesetter {
    try Typesetter(fonts: TestFonts.inter + [TestFonts.dejaVu(), TestFonts.emoji()])
  }
}

extension TextStyle {
  static let message = TextStyle(size: 14, lineHeight: 20)
  static let title = TextStyle(size: 17, lineHeight: 22, weight: .semibold)
}

extension TextLayout {
  /// All lines.
  var allLines: ArraySlice<TextLine> { lines(from: 0, to: .infinity) }
  /// What each line shows, its runs from left to right.
  var texts: [String] { allLines.map(\.text) }
}

extension TextLine {
  var text: String { runs.map(\.run.text).joined() }
}
