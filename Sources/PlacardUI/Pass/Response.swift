/// How a control looks while it is drawn.
public enum VisualState: Sendable, Equatable {
  /// Nothing happens to it.
  case normal
  /// A pointer is down on it.
  case pressed
  /// It cannot be used now.
  case disabled
}

/// What a control learned from this tick's input.
public struct Response: Sendable, Equatable {
  /// Whether it was tapped, or its key was pressed, in this tick.
  public var isActivated: Bool
  /// How it looks.
  public var visualState: VisualState
  /// Whether it wears the ring: it has the keys, and keys were used last.
  public var isFocused: Bool

  /// A response; nothing happened unless said otherwise.
  public init(isActivated: Bool = false, visualState: VisualState = .normal, isFocused: Bool = false) {
    self.isActivated = isActivated
    self.visualState = visualState
    self.isFocused = isFocused
  }
}
