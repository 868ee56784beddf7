import Foundation
import PlacardCanvas

/// An X server without a screen, for as long as a test runs.
final class VirtualDisplay {
  private let server: Process
  /// Its name, as in `DISPLAY`.
  let name: String

  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb") }

  init() throws {
    server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    // The server picks a free number and tells it once it takes connections.
    server.arguments = ["-displayfd", "1", "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    let told = Foundation.Pipe()
    server.standardOutput = told
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: told.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(number.filter(\.isNumber)) else { throw PlacardError("Xvfb told no display.") }
    name = ":\(number)"
  }

  deinit {
    server.terminate()
    server.waitUntilExit()
  }
}
