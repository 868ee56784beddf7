package import PlacardCanvas

/// Who measures and lays out text: it owns the faces and remembers what it has laid out.
///
/// Face 0 is the regular weight, 1 the semibold one, 2 and on are fallbacks in the order they are tried.
@MainActor package final class Typesetter {
  /// What an alert with a long list shows at once is well below this.
  private static let layoutLimit = 192
  private static let textLimit = 64

  private let faces: FontFaces
  private let shaper = Shaper()
  private var layouts = TextCache<Request, TextLayout>(limit: layoutLimit)
  private var texts = TextCache<Reading, MeasuredText>(limit: textLimit)

  /// How a text is to be read.
  struct Reading: Equatable {
    let style: TextStyle
    let direction: TextDirection
    let place: PlainText.Place
  }
  /// How it is to be laid out.
  struct Request: Equatable {
    let reading: Reading
    let frame: TextLayout.Frame
    let isBalanced: Bool
  }

  /// Takes the faces in order; a font that cannot be used is an error that names it.
  package init(fonts: [FontBytes]) throws(PlacardError) {
    faces = try FontFaces(fonts)
  }

  /// The width of `text` set in one line, in points, without blanks at its end.
  package func width(of text: String, _ style: TextStyle) -> Double {
    let layout = layout(text, style, width: .infinity, maximumLines: 1)
    _ = layout.lineCount(upTo: 1)
    return layout.width
  }

  /// `text` in lines of at most `width` points. The same arguments give the same object while it is remembered.
  ///
  /// With `maximumLines` 1 a line end in the text counts as one space; text beyond `maximumLines` is cut and ends in
  /// an ellipsis. `balanced` narrows the lines as far as their number stays the same, if they are few.
  package func layout(
    _ text: String, _ style: TextStyle, width: Double, alignment: TextAlignment = .leading,
    direction: TextDirection = .natural, maximumLines: Int? = nil, balanced: Bool = false
  ) -> TextLayout {
    let reading = Reading(
      style: style.clamped, direction: direction, place: maximumLines == 1 ? .line : .message)
    let width = width.isNaN ? 0 : width
    let frame = TextLayout.Frame(
      width: width, breakingWidth: width, alignment: alignment, maximumLines: maximumLines)
    let request = Request(reading: reading, frame: frame, isBalanced: balanced)
    if let layout = layouts.value(for: text, request, request.fingerprint) { return layout }
    let measured = measured(text, reading)
    let layout = balanced ? TextLayout.balanced(measured, in: frame) : TextLayout(measured, in: frame)
    layouts.keep(layout, for: text, request, request.fingerprint)
    return layout
  }

  private func measured(_ text: String, _ reading: Reading) -> MeasuredText {
    if let measured = texts.value(for: text, reading, reading.fingerprint) { return measured }
    let measured = MeasuredText(
      PlainText(text, for: reading.place), reading.style, direction: reading.direction, faces: faces, shaper: shaper)
    texts.keep(measured, for: text, reading, reading.fingerprint)
    return measured
  }
}

extension Typesetter.Reading {
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine(style.size)
    fingerprint.combine(style.lineHeight)
    fingerprint.combine(style.weight == .semibold ? 1 : 0)
    fingerprint.combine(place == .line ? 1 : 0)
    return fingerprint
  }
}

extension Typesetter.Request {
  var fingerprint: Fingerprint {
    var fingerprint = reading.fingerprint
    fingerprint.combine(frame.width)
    fingerprint.combine(frame.maximumLines ?? 0)
    fingerprint.combine(isBalanced ? 1 : 0)
    return fingerprint
  }
}
