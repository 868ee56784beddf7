import CSDL
import Glibc

/// Two descriptors: bytes that go into one come out of the other. Neither blocks, and no child process inherits them.
struct Pipe: Sendable {
  let input: Int32
  let output: Int32

  /// Nil if the system has no descriptor left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (output, input) = (ends[0], ends[1])
    guard placard_set_flags(input) != 0, placard_set_flags(output) != 0 else {
      close()
      return nil
    }
  }

  /// Puts a byte in; one that does not fit is one of many, and is not missed.
  func write(_ byte: UInt8) {
    var byte = byte
    _ = Glibc.write(input, &byte, 1)
  }

  func close() {
    _ = Glibc.close(input)
    _ = Glibc.close(output)
  }
}
