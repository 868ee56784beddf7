/// What lies under all layers.
package enum Background {
  /// One colour.
  case color(Color)
  /// A frame of the host, of the surface's size; it counts as opaque. It may be the target itself, if every rectangle
  /// that is composed holds fresh pixels of the host.
  case pixels(PixelTarget)
}
