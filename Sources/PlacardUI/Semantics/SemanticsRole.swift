/// What kind of thing a node of the semantics tree is.
public enum SemanticsRole: String, Sendable, CaseIterable {
  /// An alert, as a whole.
  case alert
  /// An action sheet, as a whole.
  case sheet
  /// Words.
  case text
  /// A button.
  case button
  /// A field for text.
  case textField
  /// A field whose text is hidden.
  case secureField
  /// A switch.
  case `switch`
  /// A key of the keyboard on the screen.
  case key
  /// The keyboard on the screen, as a whole.
  case keyboard
  /// A picture or an icon.
  case image
  /// A progress bar or a countdown.
  case progress
  /// A list.
  case list
  /// A row of a list.
  case row
  /// A slider.
  case slider
}
