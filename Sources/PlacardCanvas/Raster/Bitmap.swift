/// A picture in memory: premultiplied ARGB8888 pixels, row by row from the top.
public struct Bitmap: Sendable, Equatable {
  /// Pixels in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// `width * height` pixels, each 0xAARRGGBB with the colour premultiplied by alpha.
  public var pixels: [UInt32]

  /// A picture from its pixels, which must be exactly `width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "A bitmap's width and height are 0 or more.")
    precondition(pixels.count == width * height, "A bitmap holds exactly width times height pixels.")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture of one colour.
  public init(width: Int, height: Int, filledWith color: Color = .clear) {
    self.init(
      width: width, height: height, pixels: Array(repeating: color.premultiplied, count: max(0, width * height)))
  }
}
