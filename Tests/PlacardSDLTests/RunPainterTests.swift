import CSDL
import Glibc
import PlacardCanvas
import PlacardText
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) struct RunPainterTests {
  private let painter: RunPainter

  init() throws {
    painter = try RunPainter(fonts: FontFile.read(fallbacks: []))
  }

  @Test(arguments: [11.0, 12, 13, 15, 17, 17.5, 18, 26, 34])
  func `WR the baseline stays where it is under letters of any height`(size: Double) throws {
    let plain = try #require(painter.mask(for: .latin("A", size: size), scale: 1))

    for tall in ["Å", "Ấ", "Ẳ", "A\u{302}\u{302}\u{302}"] {
      let mask = try #require(painter.mask(for: .latin(tall, size: size), scale: 1))
      #expect(mask.top + mask.height == plain.top + plain.height, "\(tall) at \(size)")
      #expect(mask.height > plain.height)
    }
  }

  @Test func `capitals stand on the baseline`() throws {
    let mask = try #require(painter.mask(for: .latin("HEI", size: 17), scale: 2))

    #expect(mask.top + mask.height == 0)
  }

  @Test(arguments: [11.0, 13, 17, 17.5, 26, 34])
  func `a letter that begins left of its origin stays there`(size: Double) throws {
    let alone = try #require(painter.mask(for: .latin("j", size: size), scale: 1))
    let inside = try #require(painter.mask(for: .latin("Hj", size: size), scale: 1))
    let before = try #require(painter.mask(for: .latin("H", size: size), scale: 1))

    #expect(alone.left == -1)
    #expect(before.left >= 0)
    #expect(inside.left == before.left)
  }

  @Test func `a letter is painted the same alone and in a run`() throws {
    let alone = try #require(painter.mask(for: .latin("j", size: 17), scale: 1))
    let doubled = try #require(painter.mask(for: .latin("j/", size: 17), scale: 1))

    #expect(doubled.left == alone.left)
    #expect(doubled.coverage(at: -1, -5) == alone.coverage(at: -1, -5))
  }

  @Test func `sizes are painted to the eighth of a pixel`() throws {
    let widths = try [16.0, 16.5, 17, 17.5, 18].map { size in
      try #require(painter.mask(for: .latin("Size matters to the eighth", size: size), scale: 1)).width
    }

    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
  }

  @Test func `points times scale are what is painted`() throws {
    let twice = try #require(painter.mask(for: .latin("Scale", size: 13), scale: 2))
    let large = try #require(painter.mask(for: .latin("Scale", size: 26), scale: 1))

    #expect(twice.equals(large))
  }

  @Test func `blanks and an unknown face have no mask`() {
    #expect(painter.mask(for: .latin("   ", size: 17), scale: 1) == nil)
    #expect(painter.mask(for: .latin("", size: 17), scale: 1) == nil)
    #expect(painter.mask(for: .latin("a", size: 17, face: 9), scale: 1) == nil)
  }

  @Test func `the same run at the same scale is painted once`() {
    let first = painter.mask(for: .latin("once", size: 17), scale: 1.5)
    let second = painter.mask(for: .latin("once", size: 17), scale: 1.5)

    #expect(first != nil)
    #expect(first === second)
  }

  @Test func `BG-08 ten thousand different texts keep the cache bounded`() {
    for number in 0..<10_000 {
      _ = painter.mask(for: .latin("text number \(number)", size: 17), scale: 1)
    }

    #expect(painter.cachedBytes <= 4 << 20)
    #expect(painter.cachedBytes > 0)
  }

  @Test func `many sizes of many faces go on being painted`() {
    for size in 8..<48 {
      for face in 0...1 {
        #expect(painter.mask(for: .latin("Aa", size: Double(size), face: face), scale: 1) != nil)
      }
    }
  }

  @Test func `RD-11 painting leaves the error text as it was`() {
    placard_set_error("the program's own complaint")
    defer { SDL_ClearError() }

    _ = painter.mask(for: .latin("quiet", size: 17), scale: 1)
    _ = painter.mask(for: .latin("", size: 17), scale: 1)

    #expect(latestErrorText == "the program's own complaint")
  }

  @Test func `RD-11 painting leaves no error text where there was none`() {
    SDL_ClearError()

    _ = painter.mask(for: .latin("", size: 17), scale: 1)

    #expect(latestErrorText.isEmpty)
  }
}

/// Apart, since FreeType reads its settings only when the first painter begins.
@MainActor @Suite(.serialized) struct RunPainterSettingsTests {
  @Test func `FreeType's settings in the environment change no pixel`() throws {
    func paint() throws -> Mask? {
      let painter = try RunPainter(fonts: FontFile.read(fallbacks: []))
      return painter.mask(for: .latin("Hamburgefonstiv", size: 17), scale: 1)
    }
    let plain = try #require(try paint())

    setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0", 1)
    let darkened = try #require(try paint())
    let setting = getenv("FREETYPE_PROPERTIES").map { String(cString: $0) }
    unsetenv("FREETYPE_PROPERTIES")

    #expect(darkened.equals(plain))
    #expect(setting == "cff:no-stem-darkening=0")
  }
}

extension TextRun {
  static func latin(_ text: String, size: Double, face: Int = 0) -> TextRun {
    TextRun(
      face: face, size: size, text: text, isRightToLeft: false, script: 0x4C61_746E, isColored: false,
      advance: Double(text.count) * size / 2, ink: Rect(x: 0, y: -size, width: size, height: size))
  }
}

extension Mask {
  func equals(_ other: Mask) -> Bool {
    guard case .coverage(let mine) = pixels, case .coverage(let theirs) = other.pixels else { return false }
    return mine == theirs && left == other.left && top == other.top && width == other.width && height == other.height
  }

  /// The coverage at `x`, `y` from the origin.
  func coverage(at x: Int, _ y: Int) -> UInt8? {
    guard case .coverage(let bytes) = pixels else { return nil }
    return bytes[(y - top) * width + x - left]
  }
}
