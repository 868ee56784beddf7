import Testing

@Suite struct HouseRuleTests {
  @Test func `nothing is unwrapped, cast or tried by force`() throws {
    for file in try SourceFile.all() {
      for line in file.code.forcedLines {
        Issue.record("\(file.path):\(line) uses force; unwrap it or throw.")
      }
    }
  }

  @Test func `no concurrency check is switched off`() throws {
    for file in try SourceFile.all() {
      for word in ["@unchecked", "nonisolated(unsafe)", "@preconcurrency", "assumeIsolated"] {
        #expect(!file.code.text.contains(word), "\(file.path) says \(word).")
      }
    }
  }

  @Test func `the trunk knows no clock, no chance and no file, and below alerts no task`() throws {
    for file in try SourceFile.all() where FloorPlan.trunk.contains(file.room) {
      let refusals = FloorPlan.refusedInTrunk.union(file.room == "PlacardAlert" ? [] : FloorPlan.refusedBelowAlert)
      let refused = Set(file.code.words.map(String.init)).intersection(refusals)
      #expect(refused.isEmpty, "\(file.path) uses \(refused.sorted().joined(separator: ", ")).")
    }
  }

  @Test func `a file has 300 lines at most`() throws {
    for file in try SourceFile.all() {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 300, "\(file.path) has \(lines) lines; find the second idea in it.")
    }
  }
}
