import Foundation
import PlacardCanvas
import Testing

@testable import PlacardPNG

@Suite(.serialized) final class BitmapPNGTests {
  private let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("placard-png-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `every premultiplied pixel comes back as it went in`() throws {
    var pixels: [UInt32] = []
    for alpha in UInt32(0)...255 {
      for column in UInt32(0)...255 {
        let red = min(column, alpha)
        pixels.append(alpha << 24 | red << 16 | (alpha - red) << 8)
      }
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)

    try bitmap.writePNG(to: path("all.png"))

    #expect(try Bitmap(contentsOfPNG: path("all.png")) == bitmap)
  }

  @Test func `the same pixels give the same bytes`() throws {
    let bitmap = Bitmap(width: 3, height: 2, pixels: [0xFF01_0203, 0xFF04_0506, 0, 0x8080_0000, .max, 0xFF00_0000])

    try bitmap.writePNG(to: path("one.png"))
    try bitmap.writePNG(to: path("two.png"))

    let one = try #require(FileManager.default.contents(atPath: path("one.png")))
    #expect(one == FileManager.default.contents(atPath: path("two.png")))
  }

  @Test(arguments: ["", "not a picture at all", "\u{89}PNG\r\n\u{1A}\n"])
  func `a file that is no PNG is an error that names the path`(content: String) throws {
    try Data(content.utf8).write(to: URL(fileURLWithPath: path("noise.png")))

    let error = #expect(throws: PlacardError.self) { try Bitmap(contentsOfPNG: self.path("noise.png")) }

    #expect(error?.message.contains(path("noise.png")) == true)
  }

  @Test func `a missing file and a folder are errors that name the path`() {
    for path in [path("absent.png"), folder] {
      let error = #expect(throws: PlacardError.self) { try Bitmap(contentsOfPNG: path) }
      #expect(error?.message.contains(path) == true)
    }
  }

  @Test func `a pipe is an error that names the path, not a wait`() {
    let pipe = path("pipe.png")
    #expect(mkfifo(pipe, 0o600) == 0)

    let error = #expect(throws: PlacardError.self) { try Bitmap(contentsOfPNG: pipe) }

    #expect(error?.message.contains(pipe) == true)
  }

  @Test(arguments: [1, 256])
  func `a full disk is an error, and what stands at the path is not deleted`(side: Int) throws {
    let link = path("full.png")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/full")

    let error = #expect(throws: PlacardError.self) {
      try Bitmap(width: side, height: side, pixels: (0..<side * side).map { UInt32($0 &* 7_919) | 0xFF00_0000 })
        .writePNG(to: link)
    }

    #expect(error?.message.contains(link) == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/full")
  }

  @Test func `a picture cut short is an error`() throws {
    try Bitmap(width: 64, height: 64, filledWith: .white).writePNG(to: path("whole.png"))
    let whole = try #require(FileManager.default.contents(atPath: path("whole.png")))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: path("half.png")))

    #expect(throws: PlacardError.self) { try Bitmap(contentsOfPNG: self.path("half.png")) }
  }

  @Test func `writing where nothing can be written is an error that names the path`() {
    let bitmap = Bitmap(width: 1, height: 1, filledWith: .black)
    for path in [path("absent/a.png"), folder] {
      let error = #expect(throws: PlacardError.self) { try bitmap.writePNG(to: path) }
      #expect(error?.message.contains(path) == true)
    }
  }

  @Test func `a picture without pixels cannot be written`() {
    let empty = Bitmap(width: 0, height: 4, pixels: [])

    #expect(throws: PlacardError.self) { try empty.writePNG(to: self.path("empty.png")) }
  }

  private func path(_ name: String) -> String { folder + "/" + name }
}
