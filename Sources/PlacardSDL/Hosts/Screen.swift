import PlacardCanvas

/// What a window shows its pixels by.
@MainActor protocol Screen: AnyObject {
  /// The pixels there are now.
  func pixelSize() -> (width: Int, height: Int)
  /// Shows what `compositor` holds over `page`; only `damage` looks different than the last time.
  func show(_ compositor: Compositor, over page: Color, damage: [PixelRect]) throws(PlacardError)
  /// The window was uncovered or changed: the next time shows all of it.
  func invalidate()
  /// The device has lost what it held: the next time brings all of it up again.
  func reset()
  /// Lets go of everything that belongs to the window.
  func close()
}
