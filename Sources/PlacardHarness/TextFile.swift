import Glibc
package import PlacardCanvas

/// Whole text files, read and written in one go.
package enum TextFile {
  /// The text of the file at `path`, or of standard input for `-`; broken UTF-8 is repaired.
  package static func read(_ path: String) throws(PlacardError) -> String {
    if path == "-" { return try text(of: STDIN_FILENO, called: "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    return try text(of: descriptor, called: path)
  }

  /// Writes `text` over whatever is at `path`.
  package static func write(_ text: String, to path: String) throws(PlacardError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure("write", path) }
    defer { close(descriptor) }
    guard write(Array(text.utf8), to: descriptor) else { throw failure("write", path) }
  }

  /// Writes all of `bytes`; false when the other side takes no more.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest.removeFirst(count)
    }
    return true
  }

  private static func text(of descriptor: Int32, called name: String) throws(PlacardError) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", name) }
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= largestCount else {
        throw PlacardError("Cannot read \"\(name)\" (it is larger than 64 MiB); give the path of a shorter file.")
      }
    }
  }

  /// More bytes than this are no script, but a device without an end.
  private static let largestCount = 1 << 26

  private static func failure(_ verb: String, _ name: String) -> PlacardError {
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    return PlacardError("Cannot \(verb) \"\(name)\" (\(reason)); give the path of a file that can be used.")
  }
}
