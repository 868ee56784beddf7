import Glibc

/// Reads rows of a layer's bitmap as it is scaled, filtered between the four nearest pixels.
///
/// Places are whole numbers of 1/65536 pixel and weights of 1/256, so a row is the same wherever it is cut. Two rows of the
/// bitmap are mixed first; then neighbours in that row, stretch by stretch: the scales of an animation are so close to 1
/// that a stretch of some twenty pixels reads twenty in a row. Both are loops that become vector code.
@MainActor final class LayerSampler {
  /// Pixels of a row that read neighbours side by side.
  private struct Stretch {
    let start: Int
    let end: Int
    /// What the first of them reads, in `mixed`.
    let column: Int
  }

  private var placement = LayerPlacement.nowhere
  private var width = 0
  private var height = 0
  private var stretchCount = 0
  /// The row of the bitmap that `row` was made of, where the next one was the same: cards are level for the most part.
  private var levelRow: Int?
  private let stretches = PixelMemory<Stretch>(capacity: 1)
  /// For every pixel of a row the share of its second neighbour, the byte four times.
  private let weights = PixelMemory<UInt32>(capacity: 1)
  /// One row of the bitmap between clear pixels, and as many clear pixels again.
  private let mixed = PixelMemory<UInt32>(capacity: 1)
  private let row = PixelMemory<UInt32>(capacity: 1)

  private static let one = 65_536.0
  /// Stretches are rounded up to this many pixels, which the next one overwrites: vector code has no rest then.
  private static let block = 8
}

// MARK: - Columns

extension LayerSampler {
  /// Gets ready for the `count` pixels of the surface from `x` on, and for any row.
  func aim(at bitmap: PixelTarget, _ placement: LayerPlacement, x: Int, count: Int) {
    (self.placement, width, height) = (placement, bitmap.width, bitmap.height)
    levelRow = nil
    let room = width + 3 + Self.block
    mixed.reserve(2 * room)
    mixed.base.update(repeating: 0, count: 2 * room)
    row.reserve(count + Self.block)
    weights.reserve(count + Self.block)
    weights.base.update(repeating: 0, count: count + Self.block)
    stretches.reserve(count)
    findStretches(from: x, count)
  }

  private func findStretches(from x: Int, _ count: Int) {
    let step = Int((Self.one / placement.scale).rounded())
    var place = place(0, from: placement.x) &+ x &* step
    stretchCount = 0
    var (start, first) = (0, column(at: place))
    for index in 0..<count {
      let column = column(at: place)
      if column &- index != first &- start {
        end(start, index, first)
        (start, first) = (index, column)
      }
      weights.base[index] = UInt32(truncatingIfNeeded: (place &>> 8) & 255) &* 0x0101_0101
      place &+= step
    }
    end(start, count, first)
  }

  private func end(_ start: Int, _ end: Int, _ column: Int) {
    stretches.base[stretchCount] = Stretch(start: start, end: end, column: column)
    stretchCount &+= 1
  }

  /// Where the middle of pixel `index` of the surface lies between the middles of the bitmap's pixels.
  private func place(_ index: Int, from edge: Double) -> Int {
    Int((((Double(index) + 0.5 - edge) / placement.scale - 0.5) * Self.one).rounded(.down))
  }

  /// The left one of the two pixels of `mixed` around `place`.
  private func column(at place: Int) -> Int {
    min(max((place &>> 16) &+ 1, 0), width &+ 1)
  }
}

// MARK: - Rows

extension LayerSampler {
  /// The pixels of row `y` of the surface, valid until the next one; nil if the layer has nothing there.
  func row(_ y: Int, of bitmap: PixelTarget) -> UnsafePointer<UInt32>? {
    let place = place(y, from: placement.y)
    let above = place >> 16
    guard above >= -1, above < height else { return nil }
    let (upper, lower) = (pixels(above, of: bitmap), pixels(above + 1, of: bitmap))
    let isLevel = memcmp(upper, lower, width &* 4) == 0
    if !isLevel || levelRow != above {
      Blend.mix(upper, lower, weight: UInt16((place >> 8) & 255), into: mixed.base + 1, width)
      mixStretches()
    }
    levelRow = isLevel ? above + 1 : nil
    return UnsafePointer(row.base)
  }

  private func mixStretches() {
    for index in 0..<stretchCount {
      let stretch = stretches.base[index]
      let start = stretch.start
      let count = (stretch.end &- start &+ Self.block &- 1) / Self.block &* Self.block
      Blend.mixNeighbours(mixed.base + stretch.column, weights: weights.base + start, into: row.base + start, count)
    }
  }

  /// A row of the bitmap; outside of it there is nothing.
  private func pixels(_ row: Int, of bitmap: PixelTarget) -> UnsafePointer<UInt32> {
    let isInside = row >= 0 && row < height
    return UnsafePointer(isInside ? bitmap.pixel(0, row) : mixed.base + width + 3 + Self.block)
  }
}
