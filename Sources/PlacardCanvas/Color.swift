/// A colour of 8 bits a channel in sRGB, not premultiplied.
public struct Color: Sendable, Equatable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// A colour from its channels; opaque unless `alpha` says otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from its hexadecimal form, `Color(0x0062D2)`, with an opacity from 0 to 1.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: Color.channel(opacity))
  }

  /// Opaque white.
  public static let white = Color(0xFFFFFF)
  /// Opaque black.
  public static let black = Color(0x000000)
  /// No colour at all.
  public static let clear = Color(0x000000, opacity: 0)

  /// Whether nothing shows through.
  public var isOpaque: Bool { alpha == 255 }

  /// This colour with its opacity multiplied by `opacity`, 0 to 1.
  public func faded(to opacity: Double) -> Color {
    var color = self
    color.alpha = Color.channel(opacity * Double(alpha) / 255)
    return color
  }

  /// The pixel as it stands in memory: premultiplied, 0xAARRGGBB.
  package var premultiplied: UInt32 {
    let a = UInt32(alpha)
    return a << 24 | Color.product(red, a) << 16 | Color.product(green, a) << 8 | Color.product(blue, a)
  }

  /// `fraction` of 255, rounded to the nearest; anything outside 0...1 is brought inside.
  private static func channel(_ fraction: Double) -> UInt8 {
    fraction.isFinite ? UInt8((min(max(fraction, 0), 1) * 255).rounded()) : 0
  }

  /// `channel` times `alpha` over 255, rounded to the nearest.
  private static func product(_ channel: UInt8, _ alpha: UInt32) -> UInt32 {
    (UInt32(channel) * alpha + 127) / 255
  }
}

extension Color: CustomStringConvertible {
  /// `#RRGGBB`, with the alpha channel as two more digits when it is not opaque.
  public var description: String {
    let channels = isOpaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}
