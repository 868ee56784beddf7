package import PlacardCanvas
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
