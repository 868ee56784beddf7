import PlacardCanvas

/// A size to measure at, with the things of `Peers` in the same size, so that both draw the same.
@MainActor struct Setting {
  let width: Int
  let height: Int
  /// Pixels in a point, as a full-screen host would choose it.
  let scale: Double
  /// The card that is drawn by itself.
  let card: PixelRect
  let cardRadius: Int
  /// How many times a copy of the frame a full frame may take.
  let fullFrameLimit: Double
  /// How wide the text is set, in pixels.
  let textWidth = 400

  static let all = [
    Setting(
      width: 1920, height: 1080, scale: 1.5,
      card: PixelRect(x: 660, y: 340, width: 600, height: 400), cardRadius: 28,
      fullFrameLimit: 1.6),
    Setting(
      width: 800, height: 480, scale: 1,
      card: PixelRect(x: 180, y: 120, width: 440, height: 240), cardRadius: 18,
      fullFrameLimit: 4.5),
  ]

  /// Close to 200 characters, the text of `Peers`.
  static let message = """
    The storage device is almost full. Remove files that are no longer needed, or connect \
    another device before the recording continues; otherwise the oldest recordings will be \
    overwritten tonight.
    """

  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  var surface: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
  var name: String { "\(width)x\(height)" }
}
