/// A look at the table directory of a font file, to tell a font from noise before anyone trusts it.
enum FontTables {
  /// What is wrong with `bytes`, as the end of a sentence that begins with the font's name; nil if nothing is.
  static func fault(in bytes: UnsafeRawBufferPointer) -> String? {
    guard !bytes.isEmpty else { return "is empty; give a TrueType or OpenType font" }
    guard let start = directoryStart(in: bytes) else { return "is not a TrueType or OpenType font" }
    let tableCount = Int(bytes.bigEndian16(at: start + 4))
    guard start + 12 + 16 * tableCount <= bytes.count else { return "is cut short; copy it again" }
    var found: Set<UInt32> = []
    for entry in stride(from: start + 12, to: start + 12 + 16 * tableCount, by: 16) {
      let end = Int(bytes.bigEndian32(at: entry + 8)) + Int(bytes.bigEndian32(at: entry + 12))
      guard end <= bytes.count else { return "is cut short; copy it again" }
      found.insert(bytes.bigEndian32(at: entry))
    }
    guard found.isSuperset(of: needed) else { return "lacks tables that every font has; give another font" }
    return nil
  }

  /// `cmap`, `head`, `hhea`, `hmtx`, `maxp`.
  private static let needed: Set<UInt32> = [0x636D_6170, 0x6865_6164, 0x6868_6561, 0x686D_7478, 0x6D61_7870]
  private static let collection: UInt32 = 0x7474_6366
  /// TrueType 1.0, `OTTO`, `true`.
  private static let fonts: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// Where the table directory begins: of the first font, in a collection.
  private static func directoryStart(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.count >= 16 else { return nil }
    let start = bytes.bigEndian32(at: 0) == collection ? Int(bytes.bigEndian32(at: 12)) : 0
    guard start + 12 <= bytes.count, fonts.contains(bytes.bigEndian32(at: start)) else { return nil }
    return start
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func bigEndian16(at offset: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  fileprivate func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
