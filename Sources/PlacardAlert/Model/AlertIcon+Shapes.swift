package import PlacardCanvas

// The geometry of LOOK.md 7, on a grid of 24 units: an outline that tells the icons apart without colour, and a sign.
extension AlertIcon {
  /// The outline and the sign on it, or nil for a picture of one's own.
  package var shapes: (outline: CoverageShape, sign: CoverageShape)? {
    switch self {
    case .info: (Self.disc, Self.letter)
    case .question: (Self.disc, Self.questionMark)
    case .warning: (Self.triangle, Self.exclamationMark)
    case .error: (Self.octagon, Self.cross)
    case .success: (Self.disc, Self.checkMark)
    case .image: nil
    }
  }

  private static let disc = shape(.disc(center: point(12, 12), radius: 11))
  private static let triangle = shape(.polygon(points(12, 3.2, 21.8, 20, 2.2, 20), outline: 3))
  private static let octagon = shape(
    .polygon(
      points(8.06, 2.5, 15.94, 2.5, 21.5, 8.06, 21.5, 15.94, 15.94, 21.5, 8.06, 21.5, 2.5, 15.94, 2.5, 8.06),
      outline: 2))
  private static let letter = shape(
    .disc(center: point(12, 6.9), radius: 1.45),
    line(12, 11, 12, 17.4))
  private static let exclamationMark = shape(
    line(12, 9, 12, 13.8),
    .disc(center: point(12, 17.6), radius: 1.45))
  private static let cross = shape(
    line(8.4, 8.4, 15.6, 15.6),
    line(15.6, 8.4, 8.4, 15.6))
  private static let checkMark = shape(line(7.2, 12.5, 10.6, 15.9, 16.9, 8.9))
  private static let questionMark = shape(
    .arc(center: point(12, 9.3), radius: 3.1, from: 180, to: 405, width: 2.3),
    .stroke(points(14.19, 11.49, 12, 13.6, 12, 14.2), width: 2.3, isClosed: false),
    .disc(center: point(12, 17.6), radius: 1.45))

  private static func shape(_ elements: CoverageShape.Element...) -> CoverageShape {
    CoverageShape(parts: elements.map { CoverageShape.Part($0) })
  }

  private static func line(_ coordinates: Double...) -> CoverageShape.Element {
    .stroke(points(coordinates), width: 2.5, isClosed: false)
  }

  private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  private static func points(_ coordinates: Double...) -> [Point] { points(coordinates) }

  private static func points(_ coordinates: [Double]) -> [Point] {
    stride(from: 0, to: coordinates.count, by: 2).map { point(coordinates[$0], coordinates[$0 + 1]) }
  }
}
