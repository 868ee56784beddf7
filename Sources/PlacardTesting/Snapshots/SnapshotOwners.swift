import PlacardCanvas
import Testing

/// Who holds a reference file: one assertion of one test.
struct SnapshotOwner: Sendable, Equatable {
  let test: String
  let place: String

  init(test: String, place: String) {
    self.test = test
    self.place = place
  }

  /// The assertion at `place` in the test that is running.
  init(_ place: SourceLocation) {
    self.init(
      test: Test.current.map { String(describing: $0.id) } ?? "no test", place: "\(place.fileID):\(place.line)")
  }
}

/// The owners of the reference files of this process, so that two assertions never share one unseen.
@MainActor enum SnapshotOwners {
  private static var owners: [String: SnapshotOwner] = [:]

  static func claim(_ reference: String, by owner: SnapshotOwner) throws(PlacardError) {
    guard let first = owners[reference], first != owner else {
      owners[reference] = owner
      return
    }
    throw PlacardError(
      "\(reference) already belongs to the snapshot at \(first.place); give one of the two another name with named:.")
  }
}
