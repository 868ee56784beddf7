/// The bytes of a font file, read already, with the name that a failure is told by.
package struct FontBytes: Sendable {
  package enum Storage: Sendable {
    case array([UInt8])
    case embedded(EmbeddedBytes)
  }

  /// What the font is called in an error: its path, or what it is.
  package let name: String
  package let storage: Storage

  /// Bytes in memory.
  package init(name: String, _ bytes: [UInt8]) {
    self.name = name
    storage = .array(bytes)
  }

  /// `count` bytes that live as long as the program.
  package init(name: String, embedded bytes: UnsafePointer<UInt8>, count: Int) {
    self.name = name
    storage = .embedded(EmbeddedBytes(address: UInt(bitPattern: bytes), count: count))
  }

  package var count: Int {
    switch storage {
    case .array(let bytes): bytes.count
    case .embedded(let bytes): bytes.count
    }
  }
}

/// Bytes that live as long as the program, by their address, since a pointer is not `Sendable`.
package struct EmbeddedBytes: Sendable {
  package let address: UInt
  package let count: Int

  package var pointer: UnsafePointer<UInt8>? { UnsafePointer(bitPattern: address) }
}
