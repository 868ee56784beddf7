import PlacardCanvas
public import PlacardHarness
import Testing

/// Holds `subject` against its reference file, and fails the test where they differ.
///
/// The file is `__Snapshots__/TestFile/test.named` beside the test file. On a failure the actual snapshot and the
/// difference are written beside it, or into the folder that `PLACARD_SNAPSHOT_ARTIFACTS` names, together with the
/// expected one. A missing reference fails too; `SnapshotRecording` tells when one is written.
///
/// - Parameters:
///   - subject: A harness or an offscreen host.
///   - strategy: The picture unless told otherwise.
///   - name: Tells several snapshots of one test apart.
///   - recording: When to write the reference; nil asks the scope, then the environment.
///   - tolerance: How far a picture may differ; not at all by default.
@MainActor public func assertSnapshot(
  of subject: some SnapshotSubject, as strategy: SnapshotStrategy = .image, named name: String? = nil,
  record recording: SnapshotRecording? = nil, tolerance: PixelTolerance = .exact, fileID: String = #fileID,
  filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
  let environment = SnapshotEnvironment.process
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let location = SnapshotLocation(
    filePath: filePath, testName: testName, named: name, fileExtension: strategy.fileExtension,
    artifacts: environment.artifacts)
  do throws(PlacardError) {
    try SnapshotOwners.claim(location.reference, by: SnapshotOwner(place))
    let check = SnapshotCheck(
      location: location, mode: try environment.mode(argument: recording), tolerance: tolerance)
    if let failure = try check.failure(of: strategy.snapshot(of: subject)) {
      Issue.record(Comment(rawValue: failure), sourceLocation: place)
    }
  } catch {
    Issue.record(Comment(rawValue: error.message), sourceLocation: place)
  }
}
