// A Bitmap from and to a PNG file, by libpng's simplified interface: lossless, and the same pixels always give the same
// bytes, whatever the machine's language, clock or environment.
import CPNG
import Glibc
public import PlacardCanvas

extension Bitmap {
  /// Reads the picture in the PNG file at `path`.
  ///
  /// Throws a `PlacardError` that names the path when the file is missing, unreadable, a pipe, no PNG, damaged or larger
  /// than 2^27 pixels. The corresponding libpng function is `png_image_begin_read_from_file`.
  public init(contentsOfPNG path: String) throws(PlacardError) {
    var image = png_image.empty
    defer { png_image_free(&image) }
    try Self.refuseToWait(for: path)
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw PlacardError("Cannot read the picture \"\(path)\" (\(image.complaint)); give the path of a PNG file.")
    }
    image.format = Self.pixelFormat
    let width = Int(image.width)
    let height = Int(image.height)
    guard width * height <= Self.largestArea else {
      throw PlacardError("The picture \"\(path)\" is too large (\(width) x \(height) pixels); give a smaller one.")
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard pixels.withUnsafeMutableBytes({ png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }) != 0 else {
      throw PlacardError("The picture \"\(path)\" is damaged (\(image.complaint)); give a whole PNG file.")
    }
    self.init(width: width, height: height, pixels: pixels.map(\.premultiplied))
  }

  /// Writes the picture to `path` as a PNG file of 8 bits a channel with alpha, over any file that is there.
  ///
  /// Throws a `PlacardError` that names the path when the file cannot be written, or the picture has no pixels. The
  /// corresponding libpng function is `png_image_write_to_stdio`: `png_image_write_to_file` deletes what it cannot fill,
  /// be it a device.
  public func writePNG(to path: String) throws(PlacardError) {
    guard width > 0, height > 0 else {
      throw PlacardError("Cannot write \"\(path)\": a picture of \(width) x \(height) pixels has nothing to show.")
    }
    var image = png_image.empty
    defer { png_image_free(&image) }
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = Self.pixelFormat
    let straight = pixels.allSatisfy { $0 >> 24 == 255 } ? pixels : pixels.map(\.unpremultiplied)
    guard let file = fopen(path, "wb") else { throw Self.unwritable(path, String(cString: strerror(errno))) }
    let isEncoded = straight.withUnsafeBytes { png_image_write_to_stdio(&image, file, 0, $0.baseAddress, 0, nil) } != 0
    guard fclose(file) == 0 else { throw Self.unwritable(path, String(cString: strerror(errno))) }
    guard isEncoded else { throw Self.unwritable(path, image.complaint) }
  }

  /// A pipe that nobody writes into would be waited for without end.
  private static func refuseToWait(for path: String) throws(PlacardError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return }
    throw PlacardError("Cannot read the picture \"\(path)\" (it is a pipe); give the path of a PNG file.")
  }

  private static func unwritable(_ path: String, _ reason: String) -> PlacardError {
    PlacardError("Cannot write the picture \"\(path)\" (\(reason)); give a path that can be written.")
  }

  /// Blue, green, red, alpha in memory: a little-endian 0xAARRGGBB.
  private static let pixelFormat =
    png_uint_32(PNG_FORMAT_FLAG_COLOR) | png_uint_32(PNG_FORMAT_FLAG_ALPHA) | png_uint_32(PNG_FORMAT_FLAG_BGR)

  private static let largestArea = 1 << 27
}

extension png_image {
  /// An image that nothing was read into yet.
  fileprivate static var empty: png_image {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    return image
  }

  /// What libpng says about its last failure.
  fileprivate var complaint: String {
    withUnsafeBytes(of: message) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
