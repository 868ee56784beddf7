import Foundation
import Testing

@Suite struct LinkageTests {
  @Test func `the command links no Foundation`() throws {
    let command = try Data(contentsOf: URL(fileURLWithPath: try CommandProcess.path))

    #expect(command.range(of: Data("libFoundation".utf8)) == nil)
    #expect(command.range(of: Data("libSDL2".utf8)) != nil, "What is read here is not the command.")
  }
}
