internal import PlacardUI

/// How a card fades and grows on its way in or out. Both are attributes of its layer, so nothing is drawn again.
struct CardMotion {
  private var opacity: Transition
  private var scale: Transition

  /// A card that stands.
  static let standing = CardMotion(opacity: Transition(at: 1), scale: Transition(at: 1))
  /// A card that nobody has seen yet.
  static let unseen = CardMotion(opacity: Transition(at: 0), scale: Transition(at: 1))

  var look: CardLook { CardLook(opacity: opacity.value, scale: scale.value) }
  var isFinished: Bool { opacity.isFinished && scale.isFinished }

  mutating func advance() {
    opacity.advance()
    scale.advance()
  }
}

/// How a card's layer is shown at one moment.
struct CardLook: Equatable {
  let opacity: Double
  let scale: Double
}

extension CardMotion {
  /// The way in: from a little too large, out of nothing.
  static func showing(_ motion: Motion, isReduced: Bool) -> CardMotion {
    let duration = isReduced ? motion.reducedFade : motion.show
    return CardMotion(
      opacity: Transition(from: 0, to: 1, duration: duration),
      scale: Transition(from: isReduced ? 1 : motion.showScale, to: 1, duration: duration))
  }

  /// The way out, from wherever the card is: a fade that changes no size.
  func hiding(_ motion: Motion, isReduced: Bool) -> CardMotion {
    fading(to: 0, duration: isReduced ? motion.reducedFade : motion.hide)
  }

  /// The way back, when what covered the card leaves.
  func returning(_ motion: Motion, isReduced: Bool) -> CardMotion {
    var way = fading(to: 1, duration: isReduced ? motion.reducedFade : motion.hide)
    way.scale.retarget(to: 1, duration: motion.hide)
    return way
  }

  /// The same way, at its end on the next tick.
  var cut: CardMotion {
    var way = self
    way.opacity.finish()
    way.scale.finish()
    return way
  }

  private func fading(to target: Double, duration: Duration) -> CardMotion {
    let look = look
    return CardMotion(
      opacity: Transition(from: look.opacity, to: target, duration: look.opacity == target ? .zero : duration),
      scale: Transition(at: look.scale))
  }
}
