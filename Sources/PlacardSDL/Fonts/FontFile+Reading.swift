// Reads the font files that a program names, by the C library alone.
import Glibc
import PlacardAssets
package import PlacardCanvas
package import PlacardText

extension FontFile {
  /// The bytes of the font; a file that is missing, empty, a folder, a pipe or unreadable is an error that names its path.
  package func read() throws(PlacardError) -> FontBytes {
    switch source {
    case .bytes(let bytes): FontBytes(name: "given as bytes", bytes)
    case .path(let path): FontBytes(name: "\"\(path)\"", try Self.bytes(of: path))
    }
  }

  /// Inter Regular, Inter SemiBold, then `fallbacks` in their order.
  package static func read(fallbacks: [FontFile]) throws(PlacardError) -> [FontBytes] {
    let regular = placard_inter_regular()
    let semibold = placard_inter_semibold()
    var fonts = [
      FontBytes(name: "Inter Regular", embedded: regular.bytes, count: regular.count),
      FontBytes(name: "Inter SemiBold", embedded: semibold.bytes, count: semibold.count),
    ]
    for fallback in fallbacks { fonts.append(try fallback.read()) }
    return fonts
  }

  private static func bytes(of path: String) throws(PlacardError) -> [UInt8] {
    try refuseEndless(path)
    guard let file = fopen(path, "rb") else { throw unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    let chunk = 65_536
    while true {
      let old = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress.map { $0 + old }, 1, chunk, file) }
      bytes.removeLast(chunk - count)
      guard ferror(file) == 0 else { throw unreadable(path) }
      if count < chunk { break }
    }
    guard !bytes.isEmpty else {
      throw PlacardError("The font file \"\(path)\" is empty; give a TrueType or OpenType font.")
    }
    return bytes
  }

  /// A pipe that nobody writes into, or a device without an end, would be read for ever.
  private static func refuseEndless(_ path: String) throws(PlacardError) {
    var status = stat()
    guard stat(path, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return }
    throw PlacardError("Cannot read the font file \"\(path)\" (it is no file); give a TrueType or OpenType font.")
  }

  private static func unreadable(_ path: String) -> PlacardError {
    let reason = String(cString: strerror(errno))
    return PlacardError("Cannot read the font file \"\(path)\" (\(reason)); give a TrueType or OpenType font.")
  }
}
