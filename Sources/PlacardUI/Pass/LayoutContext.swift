public import PlacardCanvas
public import PlacardText

/// What a control measures itself by, before it is drawn.
@MainActor public struct LayoutContext {
  /// How everything looks.
  public let appearance: Appearance
  /// The grid of device pixels.
  public let grid: PixelGrid
  /// The title and message that stand over what is measured.
  public let heading: Heading
  package let typesetter: Typesetter

  package init(appearance: Appearance, grid: PixelGrid, typesetter: Typesetter, heading: Heading = Heading()) {
    self.appearance = appearance
    self.grid = grid
    self.typesetter = typesetter
    self.heading = heading
  }
}

extension LayoutContext {
  /// The width of `text` in one line, in points; `style` is scaled by the appearance's `textScale`.
  public func width(of text: String, _ style: TextStyle) -> Double {
    typesetter.width(of: text, appearance.scaled(style))
  }

  /// The size of `text` in lines of at most `width` points; `style` is scaled by the appearance's `textScale`.
  public func size(of text: String, _ style: TextStyle, width: Double, maximumLines: Int? = nil) -> Size {
    let layout = typesetter.layout(text, appearance.scaled(style), width: width, maximumLines: maximumLines)
    let height = layout.height(upTo: .infinity)
    return Size(width: layout.width, height: height)
  }

  /// The size of a button that is text: its text, but at least what a finger needs.
  public func buttonSize(_ title: String) -> Size {
    let style = appearance.typography.action
    let target = appearance.minimumTarget
    return Size(width: max(target, width(of: title, style)), height: max(target, appearance.scaled(style).lineHeight))
  }
}
