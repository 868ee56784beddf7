import Foundation
import PlacardCanvas
import PlacardHarness
import PlacardPNG
import Testing

@testable import PlacardTesting

/// A folder that is gone after the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("placard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("The folder \(path) stays behind: \(error)")
    }
  }
}

@Suite struct SnapshotCheckTests {
  private let folder: TemporaryFolder
  private let white = Snapshot.image(
    Bitmap(width: 4, height: 2, filledWith: .white), size: Size(width: 4, height: 2), scale: 1)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func location(artifacts: String? = nil, fileExtension: String = "png") -> SnapshotLocation {
    SnapshotLocation(
      filePath: folder.path + "/CardTests.swift", testName: "`card`()", named: nil, fileExtension: fileExtension,
      artifacts: artifacts)
  }

  private func failure(
    _ snapshot: Snapshot, _ mode: SnapshotRecording = .never, in location: SnapshotLocation? = nil
  ) throws -> String? {
    try SnapshotCheck(location: location ?? self.location(), mode: mode).failure(of: snapshot)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private func image(_ color: Color, width: Int, height: Int, scale: Double = 1) -> Snapshot {
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    return .image(Bitmap(width: width, height: height, filledWith: color), size: size, scale: scale)
  }

  // MARK: - Recording

  @Test func `a missing reference fails and is written, then matches`() throws {
    let first = try failure(white, .missing)
    let second = try failure(white, .missing)

    #expect(try #require(first).contains("was recorded as \(location().reference)"))
    #expect(second == nil)
  }

  @Test func `never writes no reference, and still fails`() throws {
    let message = try failure(white, .never)

    #expect(try #require(message).contains("There is no reference"))
    #expect(!exists(location().reference))
    #expect(exists(location().artifact("actual")))
  }

  @Test func `missing leaves a reference that does not match as it is`() throws {
    _ = try failure(white, .missing)

    #expect(try failure(image(.black, width: 4, height: 2), .missing) != nil)
    #expect(try failure(white, .never) == nil)
  }

  @Test func `failed replaces a reference that does not match, and fails`() throws {
    _ = try failure(white, .missing)
    let black = image(.black, width: 4, height: 2)

    #expect(try #require(try failure(black, .failed)).contains("was recorded"))
    #expect(try failure(black, .never) == nil)
  }

  @Test func `all writes every reference, and fails`() throws {
    #expect(try failure(white, .all) != nil)
    #expect(try failure(white, .all) != nil)
    #expect(try failure(white, .never) == nil)
  }

  // MARK: - Pictures

  @Test func `IM-02 another size names both, and writes what came`() throws {
    _ = try failure(image(.white, width: 320, height: 240), .missing)

    let message = try #require(try failure(image(.white, width: 320, height: 241)))

    #expect(message.contains("320x240") && message.contains("320x241"))
    #expect(exists(location().artifact("actual")))
    #expect(exists(location().artifact("difference")))
  }

  @Test func `IM-08 a reference of another scale is named by it`() throws {
    _ = try failure(image(.white, width: 320, height: 240, scale: 2), .missing)

    let message = try #require(try failure(image(.white, width: 160, height: 120, scale: 1)))

    #expect(message.hasPrefix("the reference was made at @2, this picture at @1: "))
  }

  @Test func `I08 a failure names the pixels and keeps expected, actual and difference`() throws {
    let apart = location(artifacts: folder.path + "/out")
    _ = try failure(white, .missing, in: apart)

    let message = try #require(try failure(image(.black, width: 4, height: 2), in: apart))

    #expect(message.contains("8 pixels differ of 8"))
    for role in ["expected", "actual", "difference"] {
      #expect(exists(apart.artifact(role)))
      #expect(message.contains(apart.artifact(role)))
    }
    #expect(!exists(location().artifact("actual")))
  }

  @Test func `a match takes away what an earlier failure left`() throws {
    _ = try failure(white, .missing)
    _ = try failure(image(.black, width: 4, height: 2))

    #expect(try failure(white) == nil)
    #expect(!exists(location().artifact("actual")))
    #expect(!exists(location().artifact("difference")))
  }

  @Test func `I09 a reference that is no picture is an error, never a match`() throws {
    _ = try failure(white, .missing)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: location().reference))

    #expect(throws: PlacardError.self) { try failure(white) }
  }

  @Test func `a folder that cannot be made is an error`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.path + "/__Snapshots__"))

    #expect(throws: PlacardError.self) { try failure(white, .missing) }
  }

  // MARK: - Texts

  @Test func `a text names its first line that differs`() throws {
    let text = location(fileExtension: "drawlist.txt")
    _ = try failure(.text("a\nb\nc\n"), .missing, in: text)

    let message = try #require(try failure(.text("a\nB\n"), in: text))

    #expect(message.hasPrefix("line 2 differs:\n  expected b\n  actual   B"))
    #expect(try failure(.text("a\nb\nc\n"), in: text) == nil)
  }

  @Test func `texts are compared byte by byte`() throws {
    let text = location(fileExtension: "semantics.txt")
    _ = try failure(.text("caf\u{E9}\n"), .missing, in: text)

    #expect(try failure(.text("cafe\u{301}\n"), in: text) != nil)
  }
}
