/// Where a presentation stands between being asked for and being over.
enum AlertPhase {
  /// Others are shown first.
  case waiting
  /// On its way in, or back after it was covered. No input is taken.
  case presenting(CardMotion)
  /// It stands, and answers input.
  case presented
  /// Out of sight under an urgent alert, or on the way there. No input is taken.
  case covered(CardMotion)
  /// It is decided how the alert ends; it is on its way out. Nothing decides again.
  case dismissing(CardMotion, AlertOutcome)
  /// It has gone.
  case dismissed(AlertOutcome)
}

extension AlertPhase {
  /// How the card is moving, or standing.
  var motion: CardMotion {
    switch self {
    case .waiting, .dismissed: .unseen
    case .presenting(let motion), .covered(let motion), .dismissing(let motion, _): motion
    case .presented: .standing
    }
  }

  /// Whether the next tick shows something else than this one.
  var isMoving: Bool {
    switch self {
    case .waiting, .presented, .dismissed: false
    case .presenting, .dismissing: true
    case .covered(let motion): !motion.isFinished
    }
  }

  /// Whether it is decided how the alert ends.
  var isDecided: Bool {
    switch self {
    case .waiting, .presenting, .presented, .covered: false
    case .dismissing, .dismissed: true
    }
  }

  /// Whether it has gone.
  var isOver: Bool {
    if case .dismissed = self { return true }
    return false
  }

  /// Whether the alert answers input.
  var isPresented: Bool {
    if case .presented = self { return true }
    return false
  }
}
