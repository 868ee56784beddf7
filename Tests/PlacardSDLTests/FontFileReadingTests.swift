import Foundation
import PlacardCanvas
import PlacardText
import Testing

@testable import PlacardSDL

@MainActor @Suite(.serialized) final class FontFileReadingTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "placard-fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test func `RD-03 a missing file, an empty one and a folder are errors that name the path`() throws {
    let empty = folder + "/empty.ttf"
    #expect(FileManager.default.createFile(atPath: empty, contents: nil))

    for path in [folder + "/absent.ttf", empty, folder] {
      let error = #expect(throws: PlacardError.self) { try FontFile.path(path).read() }
      #expect(error?.message.contains(path) == true)
    }
  }

  @Test func `RD-03 what may never end is an error that names the path, not a wait`() throws {
    let pipe = folder + "/pipe.ttf"
    #expect(mkfifo(pipe, 0o600) == 0)

    for path in [pipe, "/dev/zero"] {
      let error = #expect(throws: PlacardError.self) { try FontFile.path(path).read() }
      #expect(error?.message.contains(path) == true)
    }
  }

  @Test func `RD-03 noise is an error that names the path`() throws {
    let path = folder + "/noise.ttf"
    let noise = (0..<1024).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 3) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data(noise)))

    let error = #expect(throws: PlacardError.self) {
      try RunPainter(fonts: FontFile.read(fallbacks: [.path(path)]))
    }

    #expect(error?.message.contains(path) == true)
  }

  @Test func `a file is read to its last byte`() throws {
    let path = folder + "/whole.bin"
    let bytes = (0..<200_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(FileManager.default.createFile(atPath: path, contents: Data(bytes)))

    guard case .array(let read) = try FontFile.path(path).read().storage else {
      Issue.record("a file's bytes are kept in an array")
      return
    }

    #expect(read == bytes)
  }

  @Test func `Inter comes first, then the others in their order`() throws {
    let fonts = try FontFile.read(fallbacks: [.bytes([1]), .bytes([2])])

    #expect(fonts.map(\.name) == ["Inter Regular", "Inter SemiBold", "given as bytes", "given as bytes"])
  }
}
