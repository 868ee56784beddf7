/// When a snapshot writes its reference file.
///
/// An argument of the assertion wins over a scope, a scope over the environment's `PLACARD_SNAPSHOT_RECORD`; without any
/// of them it is `missing`. Where the environment has `CI` nothing is ever recorded. Recording always fails the test, so
/// that a picture nobody looked at cannot pass.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Write nothing; a missing reference fails.
  case never
  /// Write a reference that is missing.
  case missing
  /// Write a reference that is missing or that does not match.
  case failed
  /// Write every reference.
  case all

  @TaskLocal static var scope: SnapshotRecording?
}

/// Runs `body` with `mode` for every snapshot in it that is not told otherwise.
public func withSnapshotRecording<Result>(_ mode: SnapshotRecording, _ body: () throws -> Result) rethrows -> Result {
  try SnapshotRecording.$scope.withValue(mode, operation: body)
}

/// Runs `body` with `mode` for every snapshot in it that is not told otherwise.
public func withSnapshotRecording<Result>(
  _ mode: SnapshotRecording, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotRecording.$scope.withValue(mode, operation: body, isolation: isolation)
}
