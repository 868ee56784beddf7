import Foundation
import PlacardAlert
import PlacardCanvas
import PlacardPNG
import PlacardTesting
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct AssertSnapshotTests {
  private let harness: AlertHarness
  private let folder: TemporaryFolder

  init() throws {
    harness = try AlertHarness(size: Size(width: 320, height: 240))
    folder = try TemporaryFolder()
    harness.present(AlertController("Print?") { AlertAction(title: "OK") })
  }

  private var file: String { folder.path + "/CardTests.swift" }

  private func reference(_ name: String) throws -> String {
    let references = folder.path + "/__Snapshots__/CardTests"
    try FileManager.default.createDirectory(atPath: references, withIntermediateDirectories: true)
    return references + "/" + name
  }

  @Test func `a picture that is as its reference passes`() throws {
    try harness.bitmap.writePNG(to: reference("card.first.png"))

    assertSnapshot(of: harness, named: "first", filePath: file, testName: "card()")
  }

  @Test func `a draw list and semantics that are as their references pass`() throws {
    let list = harness.drawList.description
    try Data(list.utf8).write(to: URL(fileURLWithPath: reference("card.drawlist.txt")))

    assertSnapshot(of: harness, as: .drawList, filePath: file, testName: "card()")
    #expect(list.contains("\"Print?\""))
  }

  @Test func `one pixel that differs fails`() throws {
    var bitmap = harness.bitmap
    bitmap.pixels[0] ^= 1
    try bitmap.writePNG(to: reference("card.pixel.png"))
    try bitmap.writePNG(to: reference("card.blue.png"))

    withKnownIssue {
      assertSnapshot(of: harness, named: "pixel", record: .never, filePath: file, testName: "card()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("1 pixel differs of 76800") }
    }
    let rounding = PixelTolerance(channel: 1)
    assertSnapshot(of: harness, named: "blue", tolerance: rounding, filePath: file, testName: "card()")
  }

  @Test func `a missing reference fails, whether it is recorded or not`() {
    for mode in [SnapshotRecording.never, .missing] {
      withKnownIssue {
        assertSnapshot(of: harness, named: "missing \(mode)", record: mode, filePath: file, testName: "card()")
      }
    }
  }

  @Test func `two assertions of one test cannot share a file`() throws {
    try harness.bitmap.writePNG(to: reference("shared.png"))
    assertSnapshot(of: harness, record: .never, filePath: file, testName: "shared()")

    withKnownIssue {
      assertSnapshot(of: harness, record: .never, filePath: file, testName: "shared()")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("already belongs to the snapshot at") }
    }
  }

  @Test func `the strategies tell the same alert as text`() {
    let twin = harness.semantics.json

    #expect(twin.contains("\"role\":\"button\",\"label\":\"OK\""))
  }
}
