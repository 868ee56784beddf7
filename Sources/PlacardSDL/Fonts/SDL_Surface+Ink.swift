import CSDL
import PlacardCanvas

/// Reading the ARGB8888 surfaces that SDL2_ttf makes.
extension SDL_Surface {
  /// The pixels of row `y`, or nil if the surface has no memory.
  func row(_ y: Int) -> UnsafePointer<UInt32>? {
    pixels.map { UnsafeRawPointer($0 + y * Int(pitch)).assumingMemoryBound(to: UInt32.self) }
  }

  /// The smallest rectangle that holds every pixel which is not clear.
  var inkBounds: PixelRect {
    let (width, height) = (Int(w), Int(h))
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      guard let row = row(y), let first = (0..<width).first(where: { row[$0] >> 24 != 0 }) else { continue }
      let last = (first..<width).last { row[$0] >> 24 != 0 } ?? first
      left = min(left, first)
      right = max(right, last + 1)
      top = min(top, y)
      bottom = y + 1
    }
    return right > left ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .zero
  }

  /// The first row in which the two surfaces, of one width, are not the same.
  func firstRow(differingFrom other: SDL_Surface) -> Int? {
    let width = Int(min(w, other.w))
    return (0..<Int(min(h, other.h))).first { y in
      guard let mine = row(y), let theirs = other.row(y) else { return false }
      return (0..<width).contains { mine[$0] != theirs[$0] }
    }
  }
}
