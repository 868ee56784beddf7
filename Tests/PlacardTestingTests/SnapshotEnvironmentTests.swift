import Testing

@testable import PlacardTesting

@Suite struct SnapshotEnvironmentTests {
  @Test func `without a word a missing reference is recorded`() throws {
    #expect(try SnapshotEnvironment().mode(argument: nil) == .missing)
    #expect(try SnapshotEnvironment(recording: "").mode(argument: nil) == .missing)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `the environment tells the mode`(_ mode: SnapshotRecording) throws {
    #expect(try SnapshotEnvironment(recording: mode.rawValue).mode(argument: nil) == mode)
  }

  @Test func `a scope wins over the environment, an argument over the scope`() throws {
    let environment = SnapshotEnvironment(recording: "never")

    let scoped = try withSnapshotRecording(.all) { try environment.mode(argument: nil) }
    let argued = try withSnapshotRecording(.all) { try environment.mode(argument: .failed) }

    #expect(scoped == .all)
    #expect(argued == .failed)
    #expect(try environment.mode(argument: nil) == .never)
  }

  @Test func `a scope reaches over a suspension`() async throws {
    let mode = try await withSnapshotRecording(.failed) {
      await Task.yield()
      return try SnapshotEnvironment().mode(argument: nil)
    }

    #expect(mode == .failed)
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `C44 nothing is recorded where CI runs`(_ mode: SnapshotRecording) throws {
    let environment = SnapshotEnvironment(isContinuousIntegration: true, recording: mode.rawValue)

    #expect(try environment.mode(argument: mode) == .never)
    #expect(try withSnapshotRecording(mode) { try environment.mode(argument: nil) } == .never)
  }

  @Test func `an unknown mode is named`() {
    #expect {
      try SnapshotEnvironment(recording: "often").mode(argument: nil)
    } throws: { error in
      "\(error)".contains("\"often\"") && "\(error)".contains("never, missing, failed, all")
    }
  }
}
