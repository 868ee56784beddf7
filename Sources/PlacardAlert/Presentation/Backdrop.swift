internal import PlacardUI

/// The one darkening under all alerts. It stays from one alert to the next, so that nothing flashes between them.
struct Backdrop {
  private var opacity = Transition(at: 0)

  /// 0 to 1, of the backdrop's own colour.
  var value: Double { opacity.value }
  var isMoving: Bool { !opacity.isFinished }

  mutating func advance() {
    opacity.advance()
  }

  /// Sets out towards full or none, if it is not there or on the way already.
  mutating func show(_ isWanted: Bool, animated: Bool, _ appearance: Appearance) {
    let target: Double = isWanted ? 1 : 0
    guard opacity.to != target else { return }
    let motion = appearance.motion
    let moving = isWanted ? motion.show : motion.hide
    let duration = appearance.reduceMotion ? motion.reducedFade : moving
    opacity.retarget(to: target, duration: animated ? duration : .zero)
  }
}
