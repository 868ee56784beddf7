import PlacardCanvas

/// Reads where the dialog is shown, and what is to be made of it there.
struct StageReader {
  private let request: RequestReader

  init(_ request: RequestReader) {
    self.request = request
  }

  func read() throws(UsageError) -> Request.Stage {
    guard let surface = request.text(.offscreen) else { return try window() }
    let (size, scale) = try Self.surface(surface)
    let offscreen = Request.Offscreen(
      size: size, scale: scale, isKiosk: request.has(.kiosk), script: request.text(.script),
      snapshot: request.text(.snapshot), snapshotTime: try snapshotTime(), describes: request.has(.describe))
    if offscreen.script == nil, offscreen.snapshot == nil, !offscreen.describes {
      throw UsageError("--offscreen shows nothing by itself; add --script FILE, --snapshot FILE.png or --describe.")
    }
    return .offscreen(offscreen)
  }

  private func window() throws(UsageError) -> Request.Stage {
    for option in [CommandOption.script, .snapshot, .at, .describe] where request.has(option) {
      throw UsageError("--\(option.rawValue) works without a display only; add --offscreen WIDTHxHEIGHT.")
    }
    let isKiosk = request.has(.kiosk)
    return .window(isFullScreen: request.has(.fullscreen) || isKiosk, isKiosk: isKiosk)
  }

  private func snapshotTime() throws(UsageError) -> Double? {
    guard let text = request.text(.at) else { return nil }
    guard request.has(.snapshot) else { throw UsageError("--at needs --snapshot FILE.png beside it.") }
    guard let seconds = Numbers.decimal(text), (0...Self.longestTime).contains(seconds) else {
      throw UsageError("--at needs seconds from 0 to \(Int(Self.longestTime)), not \"\(Quoted(text))\".")
    }
    return seconds
  }

  /// A day of virtual time is enough for any dialog, and can still be played.
  private static let longestTime = 86_400.0
}

// MARK: - WIDTHxHEIGHT@SCALE

extension StageReader {
  private static func surface(_ text: String) throws(UsageError) -> (Size, Double) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts.first.map { $0.split(separator: "x", omittingEmptySubsequences: false) } ?? []
    let scale = parts.count == 2 ? Numbers.decimal(String(parts[1])) : 1
    guard parts.count <= 2, sides.count == 2, let width = Numbers.whole(String(sides[0])),
      let height = Numbers.whole(String(sides[1])), let scale
    else {
      throw UsageError("--offscreen needs WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE, not \"\(Quoted(text))\".")
    }
    guard scales.contains(scale), pixelSides.contains(Double(width) * scale),
      pixelSides.contains(Double(height) * scale)
    else {
      throw UsageError(
        "--offscreen cannot be \"\(Quoted(text))\"; sides are 1 to 8192 pixels, the scale 0.25 to 8.")
    }
    return (Size(width: Double(width), height: Double(height)), scale)
  }

  private static let scales = 0.25...8.0
  private static let pixelSides = 1.0...8192.0
}
