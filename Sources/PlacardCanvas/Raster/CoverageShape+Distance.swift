import Glibc

/// How far a point is from the edge of each kind of element, in grid units; below zero inside.
extension CoverageShape.Element {
  func distance(to point: Point) -> Double {
    switch self {
    case .disc(let center, let radius):
      return (point - center).length - radius
    case .stroke(let points, let width, let isClosed):
      return Self.distance(to: point, along: points, isClosed: isClosed) - width / 2
    case .arc(let center, let radius, let start, let end, let width):
      let arc = Arc(radius: radius, from: start, to: end)
      return arc.distance(to: point - center) - width / 2
    case .polygon(let points, let outline):
      let edge = Self.distance(to: point, along: points, isClosed: true)
      return (Self.contains(point, points) ? -edge : edge) - outline / 2
    case .roundedRect(let rect, let radius):
      let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
      let x = abs(point.x - rect.midX) - rect.width / 2 + radius
      let y = abs(point.y - rect.midY) - rect.height / 2 + radius
      return Point(x: max(x, 0), y: max(y, 0)).length + min(max(x, y), 0) - radius
    }
  }

  /// Everything that the element may cover, in grid units.
  var bounds: Rect {
    switch self {
    case .disc(let center, let radius):
      return Rect(origin: center, size: .zero).inset(by: -radius)
    case .arc(let center, let radius, _, _, let width):
      return Rect(origin: center, size: .zero).inset(by: -radius - width / 2)
    case .stroke(let points, let width, _):
      return Self.bounds(of: points).inset(by: -width / 2)
    case .polygon(let points, let outline):
      return Self.bounds(of: points).inset(by: -outline / 2)
    case .roundedRect(let rect, _):
      return rect
    }
  }

  private static func bounds(of points: [Point]) -> Rect {
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func distance(to point: Point, along points: [Point], isClosed: Bool) -> Double {
    guard let first = points.first, let last = points.last else { return .infinity }
    var previous = isClosed ? last : first
    var nearest = Double.infinity
    for next in points {
      nearest = min(nearest, distance(to: point, from: previous, to: next))
      previous = next
    }
    return nearest
  }

  private static func distance(to point: Point, from start: Point, to end: Point) -> Double {
    let along = end - start
    let toPoint = point - start
    let square = along.dot(along)
    let place = square > 0 ? min(max(toPoint.dot(along) / square, 0), 1) : 0
    return Point(x: toPoint.x - along.x * place, y: toPoint.y - along.y * place).length
  }

  /// Whether a ray to the right crosses the outline an odd number of times.
  private static func contains(_ point: Point, _ points: [Point]) -> Bool {
    guard var previous = points.last else { return false }
    var isInside = false
    for next in points {
      if (next.y > point.y) != (previous.y > point.y) {
        let x = next.x + (point.y - next.y) / (previous.y - next.y) * (previous.x - next.x)
        if point.x < x { isInside.toggle() }
      }
      previous = next
    }
    return isInside
  }
}

/// A piece of a circle round zero, its angles in degrees, clockwise on a surface whose y grows downwards.
private struct Arc {
  let radius: Double
  private let middle: Point
  private let halfCosine: Double
  private let start: Point
  private let end: Point
  private let isWhole: Bool

  init(radius: Double, from start: Double, to end: Double) {
    func direction(_ degrees: Double) -> Point {
      Point(x: cos(degrees * .pi / 180), y: sin(degrees * .pi / 180))
    }
    self.radius = radius
    middle = direction((start + end) / 2)
    halfCosine = cos(abs(end - start) / 2 * .pi / 180)
    isWhole = abs(end - start) >= 360
    self.start = direction(start)
    self.end = direction(end)
  }

  func distance(to point: Point) -> Double {
    let length = point.length
    if isWhole || point.dot(middle) >= length * halfCosine { return abs(length - radius) }
    let toStart = Point(x: point.x - start.x * radius, y: point.y - start.y * radius).length
    let toEnd = Point(x: point.x - end.x * radius, y: point.y - end.y * radius).length
    return min(toStart, toEnd)
  }
}

extension Point {
  fileprivate static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  fileprivate var length: Double { dot(self).squareRoot() }
}
