import Foundation
import PlacardCanvas

/// What the environment says about snapshots.
struct SnapshotEnvironment: Sendable {
  /// Whether nobody is there to look at a recorded picture.
  var isContinuousIntegration = false
  /// The text of `PLACARD_SNAPSHOT_RECORD`.
  var recording: String?
  /// The folder for what failed; nil puts it beside the references.
  var artifacts: String?

  static var process: SnapshotEnvironment {
    let variables = ProcessInfo.processInfo.environment
    return SnapshotEnvironment(
      isContinuousIntegration: !["", "0", "false"].contains(variables["CI", default: ""].lowercased()),
      recording: variables["PLACARD_SNAPSHOT_RECORD"], artifacts: variables["PLACARD_SNAPSHOT_ARTIFACTS"])
  }

  /// The mode for an assertion with `argument` in the current scope.
  func mode(argument: SnapshotRecording?) throws(PlacardError) -> SnapshotRecording {
    if isContinuousIntegration { return .never }
    if let mode = argument ?? SnapshotRecording.scope { return mode }
    guard let recording, !recording.isEmpty else { return .missing }
    guard let mode = SnapshotRecording(rawValue: recording) else {
      let modes = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      throw PlacardError("PLACARD_SNAPSHOT_RECORD is \"\(recording)\"; it can be \(modes).")
    }
    return mode
  }
}
