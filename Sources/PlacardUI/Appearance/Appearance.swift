public import PlacardText

/// How everything looks: every drawn constant, in one value (LOOK.md).
public struct Appearance: Sendable, Equatable {
  /// The colours.
  public var palette: Palette
  /// The text styles, before `textScale`.
  public var typography: Typography
  /// Sizes and distances, in points.
  public var metrics: Metrics
  /// How thick lines are, and the shadow.
  public var lines: Lines
  /// How long things take to move.
  public var motion: Motion

  /// What all text is multiplied by. 1 by default; at least 0.5, at most 4.
  public var textScale: Double {
    didSet { textScale = Self.clamped(textScale) }
  }
  /// Whether things fade instead of moving. False by default.
  public var reduceMotion: Bool
  /// The least width and height of what a finger can hit, in points. 44 by default.
  public var minimumTarget: Double
  /// Where rows begin. Left by default.
  public var layoutDirection: LayoutDirection

  /// An appearance from its parts; each is the standard one when not given.
  public init(
    palette: Palette = .standard, typography: Typography = .standard, metrics: Metrics = .standard,
    lines: Lines = .standard, motion: Motion = .standard, textScale: Double = 1, reduceMotion: Bool = false,
    minimumTarget: Double = 44, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.palette = palette
    self.typography = typography
    self.metrics = metrics
    self.lines = lines
    self.motion = motion
    self.textScale = Self.clamped(textScale)
    self.reduceMotion = reduceMotion
    self.minimumTarget = minimumTarget
    self.layoutDirection = layoutDirection
  }

  private static func clamped(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, 0.5), 4) : 1
  }
}

extension Appearance {
  /// White cards, one blue.
  public static let standard = Appearance()
  /// Graphite cards.
  public static let dark = Appearance(palette: .dark, lines: .dark)
  /// Black on white with strong lines and no shadow.
  public static let highContrast = Appearance(palette: .highContrast, metrics: .highContrast, lines: .highContrast)
  /// The form of seed S1: nearly as wide as the surface, radius 4, a light grey border.
  public static let form = Appearance(palette: .form, typography: .form, metrics: .form, lines: .form)
  /// The dialog of seed S2: radius 16, at least 132 high, leading text.
  public static let dialog = Appearance(typography: .dialog, metrics: .dialog, lines: .dialog)
}

extension Appearance {
  /// `style` at this appearance's `textScale`.
  public func scaled(_ style: TextStyle) -> TextStyle {
    style.scaled(by: textScale)
  }

  /// How high an action's row is at this `textScale`, in points; never under `minimumTarget`.
  public var actionRowHeight: Double {
    let text = typography.action.lineHeight * textScale + metrics.actionRowPadding
    return max(metrics.actionRowHeight, text, minimumTarget)
  }

  /// Whether leading is right.
  public var isRightToLeft: Bool { layoutDirection == .rightToLeft }

  /// How wide a card is on a surface `width` wide, in points; the wider measure if it would have to scroll.
  public func cardWidth(on width: Double, isWide: Bool = false) -> Double {
    switch metrics.cardWidth {
    case .full(let margin): max(0, width - 2 * margin)
    case .column(let column, let wide, let margin):
      max(0, min(width - 2 * margin, ((isWide ? wide : column) * (1 + textScale) / 2).rounded()))
    }
  }

  /// How high a card may be on a surface `height` high, in points.
  public func cardMaximumHeight(on height: Double) -> Double {
    max(0, height - 2 * max(metrics.cardMargin, (metrics.cardMarginShare * height).rounded()))
  }
}
