import Foundation
import PlacardCanvas

/// A pipe whose ends do not reach other children.
struct ChildPipe {
  let reader: Int32
  let writer: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw PlacardError("cannot make a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = ends[0]
    writer = ends[1]
  }

  /// A pipe that holds `text` and nothing after it; small enough for the pipe to hold.
  init(writing text: String) throws {
    try self.init()
    let bytes = Array(text.utf8)
    guard write(writer, bytes, bytes.count) == bytes.count else { throw PlacardError("cannot fill a pipe") }
    close(writer)
  }

  /// The text up to the next newline, which is taken too.
  func readLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(reader, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func readToEnd() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(reader, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    close(reader)
    return String(decoding: bytes, as: UTF8.self)
  }
}
