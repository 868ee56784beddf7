/// Text made safe to lay out, scalar by scalar: what is left either shows, or shapes what shows, or ends a line.
///
/// - A line end in any form (LF, CR, CRLF, VT, FF, NEL, U+2028, U+2029) becomes LF in a message, a space in a line.
/// - A tab becomes four spaces in a message, one in a line.
/// - Any other control, NUL too, becomes a space.
/// - Embeddings, overrides and isolates, by which text could pose as other text, are left out.
/// - Of marks on one letter, those beyond thirty are left out (the limit of UAX #15's stream-safe text).
struct PlainText {
  /// Where the text is to stand.
  enum Place {
    case message, line
  }

  private(set) var scalars: [UInt32] = []
  /// Whether something in it may run from right to left.
  private(set) var mayRunRightToLeft = false
  private let place: Place
  private var marks = 0
  private var endsInCarriageReturn = false

  init(_ text: String, for place: Place) {
    self.place = place
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar) }
  }

  /// The text again, as a `String`.
  var string: String { String(scalars: scalars) }
}

extension PlainText {
  static let lineEnd: UInt32 = 0x0A
  static let space: UInt32 = 0x20
  static let softHyphen: UInt32 = 0xAD

  /// Whether `scalar` hangs at the end of a line without needing room.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether `scalar` never shows and shapes nothing, so that it is not painted.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case softHyphen, 0x061C, 0x200B, 0x200E, 0x200F, 0x2060...0x2064, 0xFEFF: true
    default: false
    }
  }

  private static let markLimit = 30

  private mutating func append(_ scalar: Unicode.Scalar) {
    let followsCarriageReturn = endsInCarriageReturn
    endsInCarriageReturn = scalar == "\r"
    switch scalar.value {
    case 0x20...0x7E: appendBase(scalar.value)
    case Self.lineEnd where followsCarriageReturn: break
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: appendBase(place == .message ? Self.lineEnd : Self.space)
    case 0x09: appendTab()
    case 0...0x1F, 0x7F...0x9F: appendBase(Self.space)
    case 0xA0..<0x300: appendBase(scalar.value)
    case 0x202A...0x202E, 0x2066...0x206F: break
    default: appendOther(scalar)
    }
  }

  private mutating func appendBase(_ value: UInt32) {
    marks = 0
    scalars.append(value)
  }

  private mutating func appendTab() {
    let width = place == .message ? 4 : 1
    for _ in 0..<width { appendBase(Self.space) }
  }

  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: marks += 1
    default: marks = 0
    }
    guard marks <= Self.markLimit else { return }
    scalars.append(scalar.value)
    if Self.mayRunRightToLeft(scalar.value) { mayRunRightToLeft = true }
  }

  /// Blocks from Hebrew to Arabic, their presentation forms, the marks of direction, and the planes of old scripts.
  private static func mayRunRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// The text of `scalars`, all of which came out of a `String`.
  init(scalars: some Collection<UInt32>) {
    self.init(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
      var count = 0
      for value in scalars {
        guard let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar) else { continue }
        for byte in encoded {
          bytes[count] = byte
          count += 1
        }
      }
      return count
    }
  }
}
