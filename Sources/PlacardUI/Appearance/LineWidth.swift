public import PlacardCanvas

/// How thick a line is.
public enum LineWidth: Sendable, Equatable {
  /// No line.
  case none
  /// One pixel of the device, at every scale.
  case devicePixel
  /// So many points, drawn in whole pixels and at least one.
  case points(Double)

  /// The thickness on `grid`, in points.
  public func points(on grid: PixelGrid) -> Double {
    switch self {
    case .none: 0
    case .devicePixel: grid.hairline
    case .points(let width): width > 0 ? max(grid.hairline, grid.snap(width)) : 0
    }
  }
}
