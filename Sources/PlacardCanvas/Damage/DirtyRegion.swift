/// A few rectangles that do not overlap and that hold everything that looks different.
///
/// Two become one where that adds little; where they overlap and their union would be much larger, the newer one is cut.
package struct DirtyRegion {
  package private(set) var rects: [PixelRect] = []
  /// More rectangles than this become one.
  private static let limit = 32
  /// Pixels that a union may add at no charge: walking to another rectangle costs about as much.
  private static let slack = 256

  package init() {}

  package var isEmpty: Bool { rects.isEmpty }

  package mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  /// Adds what of `rect` lies in `bounds`.
  package mutating func add(_ rect: PixelRect, within bounds: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    add(merged(rect), after: 0)
    if rects.count > Self.limit { collapse() }
  }

  /// `rect` united with every rectangle that is worth it; those are taken out.
  private mutating func merged(_ rect: PixelRect) -> PixelRect {
    var rect = rect
    var index = 0
    while index < rects.count {
      let union = rects[index].union(rect)
      if union.area <= (rects[index].area + rect.area) * 5 / 4 + Self.slack {
        rect = union
        rects.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    return rect
  }

  /// Adds what of `rect` is in none of the rectangles from `first` on.
  private mutating func add(_ rect: PixelRect, after first: Int) {
    guard !rect.isEmpty else { return }
    var index = first
    while index < rects.count {
      let shared = rects[index].intersection(rect)
      if !shared.isEmpty {
        rect.forEachPiece(around: shared) { add($0, after: index + 1) }
        return
      }
      index += 1
    }
    rects.append(rect)
  }

  private mutating func collapse() {
    let whole = rects.reduce(PixelRect.zero) { $0.union($1) }
    rects.removeAll(keepingCapacity: true)
    rects.append(whole)
  }
}

extension PixelRect {
  /// Calls `body` with the up to four pieces of this rectangle that `hole`, which lies inside, leaves over.
  @inline(__always)
  func forEachPiece(around hole: PixelRect, _ body: (PixelRect) -> Void) {
    body(PixelRect(x: x, y: y, width: width, height: hole.y - y))
    body(PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY))
    body(PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height))
    body(PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height))
  }
}
