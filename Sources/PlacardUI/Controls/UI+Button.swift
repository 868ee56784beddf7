public import PlacardCanvas
package import PlacardText

/// What pressing a button means, as its title's colour and weight tell.
public enum ButtonRole: Sendable, Equatable {
  /// Nothing out of the ordinary.
  case normal
  /// What Return does: semibold.
  case preferred
  /// It destroys something: red.
  case destructive
}

/// What a button's face is.
package enum ButtonFace: Sendable, Equatable {
  /// A row of a card, filled from edge to edge while it is pressed; round where the card is.
  case row(CornerRadii)
  /// The text itself, with a round face that is a little larger.
  case text(TextAlignment)
}

extension UI {
  /// A button that is text in the middle of `rect`; true in its response's `isActivated` when it was pressed.
  @discardableResult
  public mutating func button(
    _ id: ControlID, _ title: String, in rect: Rect, role: ButtonRole = .normal, isEnabled: Bool = true,
    identifier: String? = nil
  ) -> Response {
    button(id, title, in: rect, face: .text(.center), role: role, isEnabled: isEnabled, identifier: identifier)
  }

  /// A button with the face that a card gives it.
  @discardableResult
  package mutating func button(
    _ id: ControlID, _ title: String, in rect: Rect, face: ButtonFace, role: ButtonRole = .normal,
    isEnabled: Bool = true, identifier: String? = nil
  ) -> Response {
    interact(id, in: rect, isEnabled: isEnabled)
  }
}
