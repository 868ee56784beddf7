/// A rectangle on a surface, in points, y growing downwards.
///
/// Widths and heights below zero count as empty; nothing traps on them.
public struct Rect: Sendable, Equatable, Hashable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The extent to the right, in points.
  public var width: Double
  /// The extent downwards, in points.
  public var height: Double

  /// A rectangle with its top left corner at `x`, `y`, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle with its top left corner at `origin`.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The empty rectangle at the top left corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
  /// The left edge, in points.
  public var minX: Double { x }
  /// The top edge, in points.
  public var minY: Double { y }
  /// The middle between left and right edge, in points.
  public var midX: Double { x + width / 2 }
  /// The middle between top and bottom edge, in points.
  public var midY: Double { y + height / 2 }
  /// The right edge, in points.
  public var maxX: Double { x + width }
  /// The bottom edge, in points.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether no point lies inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension Rect {
  /// Whether `point` lies inside; the right and bottom edges do not belong to a rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether all of `other` lies inside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share any area.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The shared part; empty, never negative, when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// This rectangle moved by `offset`.
  public func offset(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  /// This rectangle made smaller by `insets`, never below an empty one.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// This rectangle made smaller by `amount` points on every side; a negative amount grows it.
  public func inset(by amount: Double) -> Rect {
    inset(by: EdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
  }
}
