package import PlacardAlert
package import PlacardCanvas
package import PlacardUI

extension Request {
  /// The alert that is asked for; `picture` is what was read from its icon file, if there is one.
  ///
  /// Its actions stand in the order of `buttons`.
  @MainActor package func makeAlert(picture: Bitmap? = nil) -> AlertController {
    let alert = AlertController(title: title, message: message)
    alert.icon = picture.map(AlertIcon.image) ?? sign
    alert.escapeDismisses = true
    for button in buttons {
      let action = AlertAction(title: button.label, style: button.role == .cancel ? .cancel : .default)
      alert.addAction(action)
      if button.isPreferred { alert.preferredAction = action }
    }
    alert.timeout = timeout.map {
      AlertTimeout(.seconds($0.seconds), restartsOnActivity: $0.restartsOnActivity)
    }
    return alert
  }

  /// The sign to draw when no picture is: the named one, else the kind's.
  private var sign: AlertIcon {
    let kind = if case .sign(let named) = icon { named } else { kind }
    return switch kind {
    case .info: .info
    case .warning: .warning
    case .error: .error
    case .question: .question
    }
  }

  /// How everything is to look, with the card's size where one is asked for.
  package var appearance: Appearance {
    var appearance = look.name.appearance
    appearance.textScale = look.textScale
    appearance.reduceMotion = look.reducesMotion
    if let width { appearance.metrics.cardWidth = cardWidth(of: width, instead: appearance.metrics.cardWidth) }
    if let height { appearance.metrics.cardMinimumHeight = height }
    return appearance
  }

  /// A column of `width` points, whatever the text scale; wider only where the text would have to scroll.
  private func cardWidth(of width: Double, instead natural: CardWidth) -> CardWidth {
    let column = width * 2 / (1 + look.textScale)
    switch natural {
    case .column(_, let wide, let margin): return .column(column, wide: max(column, wide), margin: margin)
    case .full(let margin): return .column(column, wide: column, margin: margin)
    }
  }
}

extension Request.Look.Name {
  fileprivate var appearance: Appearance {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .highContrast: .highContrast
    case .form: .form
    case .dialog: .dialog
    }
  }
}
