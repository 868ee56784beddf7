/// A font to fall back to: a file, or bytes in memory; TrueType or OpenType.
public struct FontFile: Sendable, Equatable {
  package enum Source: Sendable, Equatable {
    case path(String)
    case bytes([UInt8])
  }

  package let source: Source

  /// The font in the file at `path`. It is read when a host is made; one that cannot be read is an error there.
  public static func path(_ path: String) -> FontFile {
    FontFile(source: .path(path))
  }

  /// The font whose file holds `bytes`.
  public static func bytes(_ bytes: [UInt8]) -> FontFile {
    FontFile(source: .bytes(bytes))
  }
}
