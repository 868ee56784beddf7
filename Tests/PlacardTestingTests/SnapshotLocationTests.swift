import Testing

@testable import PlacardTesting

@Suite struct SnapshotLocationTests {
  private func location(_ test: String, named: String? = nil, artifacts: String? = nil) -> SnapshotLocation {
    SnapshotLocation(
      filePath: "/house/Tests/CardTests.swift", testName: test, named: named, fileExtension: "png",
      artifacts: artifacts)
  }

  @Test func `IM-10 a reference stands beside the test file, whatever the working folder`() {
    let reference = location("`a card with a title`()", named: "dark").reference

    #expect(reference == "/house/Tests/__Snapshots__/CardTests/a_card_with_a_title.dark.png")
  }

  @Test func `a name without backticks ends before its parameters`() {
    #expect(location("testCard(_:at:)").reference.hasSuffix("/CardTests/testCard.png"))
  }

  @Test func `names that differ give files that differ`() {
    let names = ["a b", "a_b", "a-b", "a.b", "a~b", "a~2Eb", "a/b", "a\u{E9}b", "ab", "a  b", "a~20b", "A b"]

    let files = Set(names.map(SnapshotLocation.fileName))

    #expect(files.count == names.count)
    #expect(files.allSatisfy { !$0.contains("/") && !$0.contains(".") })
  }

  @Test func `a test and its snapshot's name cannot be taken for another test`() {
    #expect(location("`a.b`()").reference != location("`a`()", named: "b").reference)
  }

  @Test func `what failed stands beside the reference, or in a folder of its own`() {
    let beside = location("`a`()").artifact("actual")
    let apart = location("`a`()", artifacts: "/out").artifact("actual")

    #expect(beside == "/house/Tests/__Snapshots__/CardTests/a.actual.png")
    #expect(apart == "/out/CardTests/a.actual.png")
  }
}
