/// A drawing made of strokes, discs and polygons on a square grid, painted in one colour: an icon.
///
/// Parts are laid over each other in order; a part either adds to the coverage or clears it, so that a sign can be cut
/// out of a disc. Strokes have round ends and joins.
public struct CoverageShape: Sendable, Equatable, Hashable {
  /// One primitive; coordinates are in grid units, y down.
  public enum Element: Sendable, Equatable, Hashable {
    /// A filled circle.
    case disc(center: Point, radius: Double)
    /// A line of `width` along `points`, back to the first if `isClosed`.
    case stroke([Point], width: Double, isClosed: Bool)
    /// A line of `width` along a circle, from `start` to `end` in degrees, clockwise from the right; 360 or more close it.
    case arc(center: Point, radius: Double, from: Double, to: Double, width: Double)
    /// A filled polygon, grown on all sides by half of `outline`, with round corners there.
    case polygon([Point], outline: Double)
    /// A filled rectangle with rounded corners.
    case roundedRect(Rect, radius: Double)
  }
  /// A primitive that paints, or one that clears what lies under it.
  public struct Part: Sendable, Equatable, Hashable {
    /// What is drawn.
    public var element: Element
    /// Whether the part takes coverage away; false by default.
    public var clears: Bool

    /// A part that paints, unless `clears` says otherwise.
    public init(_ element: Element, clears: Bool = false) {
      self.element = element
      self.clears = clears
    }
  }

  /// The side of the square grid, in grid units.
  public let gridSize: Double
  /// The parts, in the order they are laid down.
  public let parts: [Part]
  package let fingerprint: UInt64

  /// A drawing on a grid of `gridSize` units, 24 by default.
  public init(gridSize: Double = 24, parts: [Part]) {
    self.gridSize = gridSize
    self.parts = parts
    fingerprint = Self.fingerprint(of: parts, gridSize: gridSize)
  }

  private static func fingerprint(of parts: [Part], gridSize: Double) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.combine(gridSize)
    for part in parts {
      fingerprint.combine(part.clears ? 1 : 0)
      combine(part.element, into: &fingerprint)
    }
    return fingerprint.value
  }

  private static func combine(_ element: Element, into fingerprint: inout Fingerprint) {
    switch element {
    case .disc(let center, let radius):
      fingerprint.combine(1)
      fingerprint.combine(center)
      fingerprint.combine(radius)
    case .stroke(let points, let width, let isClosed):
      fingerprint.combine(isClosed ? 2 : 3)
      fingerprint.combine(width)
      combine(points, into: &fingerprint)
    case .polygon(let points, let outline):
      fingerprint.combine(4)
      fingerprint.combine(outline)
      combine(points, into: &fingerprint)
    case .roundedRect(let rect, let radius):
      fingerprint.combine(5)
      fingerprint.combine(rect)
      fingerprint.combine(radius)
    case .arc(let center, let radius, let start, let end, let width):
      fingerprint.combine(6)
      fingerprint.combine(center)
      fingerprint.combine(radius)
      fingerprint.combine(start)
      fingerprint.combine(end)
      fingerprint.combine(width)
    }
  }

  private static func combine(_ points: [Point], into fingerprint: inout Fingerprint) {
    fingerprint.combine(points.count)
    for point in points { fingerprint.combine(point) }
  }
}
