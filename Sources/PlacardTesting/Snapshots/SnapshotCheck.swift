import Foundation
import PlacardCanvas
import PlacardHarness
import PlacardPNG

/// One snapshot held against its reference file.
struct SnapshotCheck {
  let location: SnapshotLocation
  let mode: SnapshotRecording
  var tolerance = PixelTolerance.exact

  /// What is wrong, in a few lines; nil when the snapshot matches. Recording is wrong too: somebody has to look.
  func failure(of snapshot: Snapshot) throws(PlacardError) -> String? {
    let isMissing = !FileManager.default.fileExists(atPath: location.reference)
    if mode == .all || (isMissing && mode != .never) {
      try write(snapshot, to: location.reference)
      return "The snapshot was recorded as \(location.reference); look at it and run the test again."
    }
    if isMissing {
      try write(snapshot, to: location.artifact("actual"))
      return "There is no reference \(location.reference), and none is recorded; the snapshot is at "
        + "\(location.artifact("actual"))."
    }
    return try comparison(with: snapshot)
  }

  private func comparison(with snapshot: Snapshot) throws(PlacardError) -> String? {
    let mismatch =
      switch snapshot {
      case .image(let bitmap, let size, let scale): try imageMismatch(bitmap, size: size, scale: scale)
      case .text(let text): try textMismatch(text)
      }
    guard let mismatch else {
      try removeArtifacts()
      return nil
    }
    try write(snapshot, to: location.artifact("actual"))
    guard mode == .failed else { return "\(mismatch)\n\(artifactLines)" }
    try write(snapshot, to: location.reference)
    return "\(mismatch)\nThe snapshot was recorded as \(location.reference); look at it and run the test again."
  }

  private var artifactLines: String {
    let roles = ["expected", "actual", "difference"]
    let files = roles.map { ($0, location.artifact($0)) }.filter { FileManager.default.fileExists(atPath: $0.1) }
    return (["reference: \(location.reference)"] + files.map { "\($0.0): \($0.1)" }).joined(separator: "\n")
  }
}

// MARK: - Pictures

extension SnapshotCheck {
  private func imageMismatch(_ bitmap: Bitmap, size: Size, scale: Double) throws(PlacardError) -> String? {
    let reference = try Bitmap(contentsOfPNG: location.reference)
    let comparison = PixelComparison(expected: reference, actual: bitmap, tolerance: tolerance)
    if comparison.isMatch { return nil }
    if location.keepsArtifactsApart {
      try write(.image(reference, size: size, scale: scale), to: location.artifact("expected"))
    }
    try write(.image(comparison.difference, size: size, scale: scale), to: location.artifact("difference"))
    let scales = Self.otherScale(of: reference, size: size, scale: scale).map {
      "the reference was made at @\($0.brief), this picture at @\(scale.brief): "
    }
    return (scales ?? "") + comparison.summary + "."
  }

  /// The scale that makes a surface of `size` as large as `reference`, if it is another one than `scale`.
  static func otherScale(of reference: Bitmap, size: Size, scale: Double) -> Double? {
    guard size.width > 0, size.height > 0 else { return nil }
    let other = Double(reference.width) / size.width
    let isWhole = Double(reference.height) / size.height == other
    return isWhole && other != scale ? other : nil
  }
}

// MARK: - Texts

extension SnapshotCheck {
  private func textMismatch(_ text: String) throws(PlacardError) -> String? {
    guard let bytes = FileManager.default.contents(atPath: location.reference) else {
      throw PlacardError("Cannot read \(location.reference); make it readable.")
    }
    let reference = String(decoding: bytes, as: UTF8.self)
    if Array(reference.utf8) == Array(text.utf8) { return nil }
    if location.keepsArtifactsApart { try write(.text(reference), to: location.artifact("expected")) }
    return Self.firstDifference(reference, text)
  }

  /// The first line in which two texts differ.
  static func firstDifference(_ expected: String, _ actual: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { Array($0.utf8) == Array($1.utf8) }.count
    let before = line < expected.count ? String(expected[line]) : "(nothing)"
    let after = line < actual.count ? String(actual[line]) : "(nothing)"
    return "line \(line + 1) differs:\n  expected \(before)\n  actual   \(after)"
  }
}

// MARK: - Files

extension SnapshotCheck {
  private func write(_ snapshot: Snapshot, to path: String) throws(PlacardError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw PlacardError("Cannot make the folder \(folder.path); make the folder above it writable.")
    }
    switch snapshot {
    case .image(let bitmap, _, _):
      try bitmap.writePNG(to: path)
    case .text(let text):
      guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
        throw PlacardError("Cannot write \(path); make its folder writable.")
      }
    }
  }

  /// Takes away what an earlier failure left.
  private func removeArtifacts() throws(PlacardError) {
    for role in ["expected", "actual", "difference"] {
      let path = location.artifact(role)
      guard FileManager.default.fileExists(atPath: path) else { continue }
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw PlacardError("Cannot remove \(path), which an earlier failure left; remove it.")
      }
    }
  }
}
