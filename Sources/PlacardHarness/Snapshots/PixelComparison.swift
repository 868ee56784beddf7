public import PlacardCanvas

/// Two pictures held against each other: sizes first, then every pixel.
public struct PixelComparison: Sendable, Equatable {
  /// What differs beyond the tolerance.
  enum Finding: Sendable, Equatable {
    case nothing
    case size
    case pixels(PixelDifference)
  }

  let expected: Bitmap
  let actual: Bitmap
  let finding: Finding

  /// Compares two pictures; pictures without a pixel equal nothing, since nothing was seen.
  public init(expected: Bitmap, actual: Bitmap, tolerance: PixelTolerance = .exact) {
    self.expected = expected
    self.actual = actual
    finding = Self.finding(expected, actual, tolerance)
  }

  /// Whether the pictures have the same size and differ by no more than the tolerance.
  public var isMatch: Bool { finding == .nothing }

  /// What differs, in one sentence.
  public var summary: String {
    switch finding {
    case .nothing:
      "the pictures are the same"
    case .size:
      "the expected picture is \(Self.size(expected)) pixels, the actual one \(Self.size(actual))"
    case .pixels(let difference):
      difference.summary
    }
  }

  private static func finding(_ expected: Bitmap, _ actual: Bitmap, _ tolerance: PixelTolerance) -> Finding {
    guard expected.width == actual.width, expected.height == actual.height, !expected.pixels.isEmpty else {
      return .size
    }
    if expected.pixels == actual.pixels { return .nothing }
    let difference = PixelDifference(expected, actual, overlooking: tolerance.channel)
    return difference.count > tolerance.count ? .pixels(difference) : .nothing
  }

  private static func size(_ bitmap: Bitmap) -> String {
    "\(bitmap.width)x\(bitmap.height)"
  }
}
