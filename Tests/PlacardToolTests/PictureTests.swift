import Foundation
import PlacardCanvas
import PlacardPNG
import Testing

@Suite(.timeLimit(.minutes(2))) struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func picture(_ arguments: String..., file: String = "a.png") throws -> Bitmap {
    let path = folder.appendingPathComponent(file).path
    let ending = try CommandProcess(arguments + ["--snapshot", path]).run()
    #expect(ending == .init(status: 0, output: "", errors: ""))
    return try Bitmap(contentsOfPNG: path)
  }

  private func bytes(of file: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(file))
  }

  @Test func `the same command gives the same bytes`() throws {
    let arguments = ["--info", "--title=T", "--text=Some words", "--offscreen=480x320@2"]
    for file in ["a.png", "b.png"] {
      let path = folder.appendingPathComponent(file).path
      #expect(try CommandProcess(arguments + ["--snapshot", path]).run().status == 0)
    }

    #expect(try bytes(of: "a.png") == bytes(of: "b.png"))
  }

  @Test func `IM-06 a picture in the middle of a movement is the same each time`() throws {
    let first = try picture("--info", "--text=M", "--offscreen=480x320", "--at=0.1")
    let second = try picture("--info", "--text=M", "--offscreen=480x320", "--at=0.1")
    let later = try picture("--info", "--text=M", "--offscreen=480x320", "--at=0.2")

    #expect(first == second)
    #expect(first != later)
  }

  @Test func `RD-07 the page shines through the backdrop at half light, and every pixel is opaque`() throws {
    let picture = try picture("--info", "--text=M", "--offscreen=480x320@2")

    #expect(picture.width == 960 && picture.height == 640)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    let corner = picture.pixels[0]
    #expect([corner & 0xFF, corner >> 8 & 0xFF, corner >> 16 & 0xFF].allSatisfy { (126...129).contains($0) })
  }

  @Test func `a picture comes first, then the script goes on`() throws {
    let path = folder.appendingPathComponent("first.png").path

    let ending = try CommandProcess(
      ["--question", "--offscreen=480x320", "--snapshot", path], script: "tap \"No\""
    ).run()

    #expect(ending.status == 1)
    #expect(try Bitmap(contentsOfPNG: path).width == 480)
  }

  @Test func `a picture file is the icon, and one that cannot be read is told and replaced by the sign`() throws {
    let icon = folder.appendingPathComponent("icon.png").path
    try Bitmap(width: 40, height: 40, filledWith: Color(0x00FF00)).writePNG(to: icon)
    let picture = try picture("--info", "--text=M", "--offscreen=480x320", "--icon", icon)

    let missing = try CommandProcess(["--info", "--offscreen=480x320", "--describe", "--icon=/nowhere.png"]).run()

    #expect(picture.pixels.filter { $0 == 0xFF00_FF00 }.count > 1000)
    #expect(missing.status == 0)
    #expect(missing.errors.contains("/nowhere.png"))
  }
}
