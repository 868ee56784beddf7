import Foundation

/// A Swift file under Sources, and the room it stands in.
struct SourceFile: Sendable {
  let room: String
  /// From the package's folder.
  let path: String
  let text: String
  let code: SwiftCode

  /// The package's folder.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Every Swift file under Sources, in the order of its path; read once.
  static func all() throws -> [SourceFile] {
    try read.get()
  }

  private static let read = Result { try readAll() }

  private static func readAll() throws -> [SourceFile] {
    let sources = package.appending(path: "Sources").path()
    return try FileManager.default.subpathsOfDirectory(atPath: sources).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOfFile: sources + "/" + path, encoding: .utf8)
        return SourceFile(
          room: String(path.prefix { $0 != "/" }), path: "Sources/" + path, text: text, code: SwiftCode(text))
      }
  }
}
