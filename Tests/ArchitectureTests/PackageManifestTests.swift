import Foundation
import Testing

@Suite struct PackageManifestTests {
  @Test func `the package's dependencies are the floor plan's`() throws {
    let manifest = try String(contentsOf: SourceFile.package.appending(path: "Package.swift"), encoding: .utf8)

    for room in FloorPlan.rooms {
      let dependencies = try #require(
        Self.dependencies(of: room.name, in: manifest), "Package.swift has no target \(room.name).")
      #expect(dependencies == room.uses, "Package.swift gives \(room.name) other dependencies than the floor plan.")
    }
  }

  @Test func `every folder under Sources is a room`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: SourceFile.package.appending(path: "Sources").path())

    #expect(Set(folders) == Set(FloorPlan.rooms.map(\.name)))
  }

  /// The names in the list after `uses:` or `dependencies:` of the target called `name`.
  private static func dependencies(of name: String, in manifest: String) -> Set<String>? {
    let starts = ["room(\"\(name)\", uses:", "name: \"\(name)\",\n      dependencies:"]
    guard let start = starts.lazy.compactMap({ manifest.range(of: $0) }).first else { return nil }
    let expression = manifest[start.upperBound...].prefix { $0 != ")" }
    let list = expression[..<(expression.range(of: ", links:")?.lowerBound ?? expression.endIndex)]
    let names = list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return Set(names).union(list.contains("trunk") ? FloorPlan.trunk : [])
  }
}
