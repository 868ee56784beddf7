import Placard
import PlacardCommandLine

extension Request {
  /// The alert, with its icon read from its file; a file that cannot be read is told, and the kind's sign is drawn.
  @MainActor func alert() -> AlertController {
    guard case .file(let path) = icon else { return makeAlert() }
    do throws(PlacardError) {
      return makeAlert(picture: try Bitmap(contentsOfPNG: path))
    } catch {
      StandardError.tell(error.message)
      return makeAlert()
    }
  }

  var fonts: [FontFile] { look.fontFiles.map(FontFile.path) }
}
