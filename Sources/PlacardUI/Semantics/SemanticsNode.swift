public import PlacardCanvas

/// One thing on the surface, in words: for tests, for speech, for whoever cannot see it.
public struct SemanticsNode: Sendable, Equatable {
  /// What kind of thing it is.
  public var role: SemanticsRole
  /// What it says.
  public var label: String
  /// What the program calls it; nil by default.
  public var identifier: String?
  /// Where it is, in points of the whole surface.
  public var frame: Rect
  /// What it holds: a field's text, bullets for a secure one; nil when it holds nothing.
  public var value: String?
  /// Whether it can be used; true by default.
  public var isEnabled: Bool
  /// Whether it wears the ring.
  public var isFocused: Bool
  /// Whether it looks pressed.
  public var isPressed: Bool
  /// The part of `frame` that can be seen, in points of the surface; empty when it is scrolled away.
  public var visibleFrame: Rect

  /// A node; all of it can be seen unless `visibleFrame` says otherwise.
  public init(
    role: SemanticsRole, label: String, identifier: String? = nil, frame: Rect, value: String? = nil,
    isEnabled: Bool = true, isFocused: Bool = false, isPressed: Bool = false, visibleFrame: Rect? = nil
  ) {
    self.role = role
    self.label = label
    self.identifier = identifier
    self.frame = frame
    self.value = value
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isPressed = isPressed
    self.visibleFrame = visibleFrame ?? frame
  }
}
