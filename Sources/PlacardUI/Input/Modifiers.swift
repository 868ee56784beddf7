/// The keys that are held while another is pressed.
public struct Modifiers: OptionSet, Sendable, Hashable {
  /// One bit a modifier.
  public let rawValue: UInt8

  /// Modifiers from their bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Control key.
  public static let control = Modifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = Modifiers(rawValue: 4)
  /// Either Command, Windows or Super key.
  public static let command = Modifiers(rawValue: 8)
}
