/// How a draw list reads as text: numbers to a thousandth, texts in quotes, one item a line.
extension DrawLayer: CustomStringConvertible {
  package var description: String {
    var text = "layer \(id.rawValue) \(frame.brief)"
    if case .solid(let color) = content { text += " \(color)" }
    if opacity != 1 { text += " opacity \(opacity.brief)" }
    if scale != 1 { text += " scale \(scale.brief)" }
    return text
  }
}

extension DrawItem: CustomStringConvertible {
  package var description: String {
    let isClipped = !clip.contains(command.bounds)
    return command.description + (isClipped ? " clip \(clip.brief)" : "")
  }
}

extension DrawCommand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .shape(let rect, let radii, let fill, let border):
      let line = border.map { " border \($0.width.brief) \($0.color)" } ?? ""
      return "shape \(rect.brief)\(radii.brief) \(fill)\(line)"
    case .shadow(let rect, let radii, let shadow):
      return "shadow \(rect.brief)\(radii.brief) blur \(shadow.blur.brief) \(shadow.color)"
    case .coverage(let shape, let rect, let color):
      return "icon \(String(shape.fingerprint, radix: 16)) \(rect.brief) \(color)"
    case .text(let run, let origin, let color):
      let order = run.isRightToLeft ? " rtl" : ""
      let font = "face \(run.face) size \(run.size.brief)"
      return "text \(origin.brief) \(font)\(order) \(color) \(run.text.debugDescription)"
    case .picture(let picture, let rect):
      return "picture \(picture.bitmap.width)x\(picture.bitmap.height) \(rect.brief)"
    }
  }
}

extension CornerRadii {
  fileprivate var brief: String {
    if self == CornerRadii() { return "" }
    if self == CornerRadii(topLeft) { return " radius \(topLeft.brief)" }
    return " radii \(topLeft.brief),\(topRight.brief),\(bottomRight.brief),\(bottomLeft.brief)"
  }
}

extension Rect {
  package var brief: String { "\(x.brief),\(y.brief) \(width.brief)x\(height.brief)" }
}

extension Point {
  package var brief: String { "\(x.brief),\(y.brief)" }
}

extension Double {
  /// The number to a thousandth, without a trailing `.0`.
  package var brief: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.isFinite, abs(thousandths) < 1e15 else { return "\(self)" }
    let whole = Int(thousandths)
    if whole % 1000 == 0 { return "\(whole / 1000)" }
    return "\(Double(whole) / 1000)"
  }
}
