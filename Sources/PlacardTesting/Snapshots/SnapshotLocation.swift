import Foundation

/// Where a snapshot's files are: beside the test file, whatever folder the tests run in.
struct SnapshotLocation: Sendable, Equatable {
  /// The test file's folder and its name without `.swift`.
  private let folder: String
  private let file: String
  /// The file's name without an ending.
  private let name: String
  private let fileExtension: String
  private let artifacts: String?

  init(filePath: String, testName: String, named: String?, fileExtension: String, artifacts: String? = nil) {
    let source = URL(fileURLWithPath: filePath)
    folder = source.deletingLastPathComponent().path
    file = source.deletingPathExtension().lastPathComponent
    name = Self.fileName(Self.testName(testName)) + (named.map { "." + Self.fileName($0) } ?? "")
    self.fileExtension = fileExtension
    self.artifacts = artifacts
  }

  /// The file that is compared with.
  var reference: String { "\(folder)/__Snapshots__/\(file)/\(name).\(fileExtension)" }

  /// A file that tells about a failure; `role` is expected, actual or difference.
  func artifact(_ role: String) -> String {
    let place = artifacts ?? "\(folder)/__Snapshots__"
    return "\(place)/\(file)/\(name).\(role).\(fileExtension)"
  }

  /// Whether failures are told in a folder of their own, without the reference beside them.
  var keepsArtifactsApart: Bool { artifacts != nil }
}

// MARK: - Names

extension SnapshotLocation {
  /// A function's name without its backticks and parameters.
  private static func testName(_ function: String) -> String {
    let bare = function.hasPrefix("`") ? function.dropFirst().prefix { $0 != "`" } : function.prefix { $0 != "(" }
    return String(bare)
  }

  /// `name` as a file name, so that two different names never give the same one.
  ///
  /// Letters, digits and hyphens stay, a space becomes an underscore, and any other byte is written as `~` and its number.
  static func fileName(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "):
        text += "_"
      default:
        text += "~" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
