public import PlacardCanvas
public import PlacardSDL
public import PlacardUI

/// What a snapshot can be taken of: a host without a display, or something that drives one.
@MainActor public protocol SnapshotSubject: AnyObject {
  /// The picture, in device pixels.
  var bitmap: Bitmap { get }
  /// Everything that is drawn, as values.
  var drawList: DrawList { get }
  /// Every control, as text.
  var semantics: SemanticsTree { get }
  /// The size of the surface, in points.
  var size: Size { get }
  /// Device pixels in a point.
  var scale: Double { get }
}

extension OffscreenHost: SnapshotSubject {}

/// What of a subject is kept and compared.
public enum SnapshotStrategy: Sendable, CaseIterable {
  /// The picture, as a PNG file.
  case image
  /// The draw list, one item a line: its text twin.
  case drawList
  /// The semantics tree, one node a line.
  case semantics
}

/// What a strategy keeps.
package enum Snapshot: Sendable, Equatable {
  /// A picture of a surface of `size` points at `scale` pixels a point.
  case image(Bitmap, size: Size, scale: Double)
  case text(String)
}

extension SnapshotStrategy {
  /// The ending of its files' names.
  package var fileExtension: String {
    switch self {
    case .image: "png"
    case .drawList: "drawlist.txt"
    case .semantics: "semantics.txt"
    }
  }

  /// A snapshot of `subject` as it stands.
  @MainActor package func snapshot(of subject: some SnapshotSubject) -> Snapshot {
    switch self {
    case .image: .image(subject.bitmap, size: subject.size, scale: subject.scale)
    case .drawList: .text(subject.drawList.description)
    case .semantics: .text(Self.lines(subject.semantics))
    }
  }

  /// The tree's JSON with a line a node, so that a difference is seen in a line.
  private static func lines(_ tree: SemanticsTree) -> String {
    var text = ""
    var depth = 0
    for character in tree.json {
      if character == "{", depth > 0 { text += "\n" }
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      text.append(character)
    }
    return text + "\n"
  }
}
