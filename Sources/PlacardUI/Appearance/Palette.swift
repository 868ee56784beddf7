public import PlacardCanvas

/// The colours of everything that is drawn, by what they are for (LOOK.md 2).
///
/// Contrast is kept by tests: at least 4.5 for text and 3 for shapes, 7 and 4.5 in high contrast, 3 for what is disabled.
public struct Palette: Sendable, Equatable {
  /// What a window shows where it has no page of its own. #FFFFFF is DESIGN.md 5.21; the dark one, a step below the
  /// card, is ours.
  public var page: Color
  /// The darkening between the page and all alerts, with its opacity: black at one half (seeds S1, S2).
  public var backdrop: Color
  /// The face of an alert.
  public var card: Color
  /// The line inside the edge of a card; decorative.
  public var cardBorder: Color
  /// Titles, the text in fields, rows.
  public var label: Color
  /// The message under a title.
  public var message: Color
  /// Sheet titles and captions.
  public var secondary: Color
  /// What can be pressed. The seeds' systemBlue means this colour.
  public var tint: Color
  /// Text and marks on `tint`.
  public var onTint: Color
  /// What can be pressed and destroys.
  public var destructive: Color
  /// What cannot be pressed now.
  public var disabled: Color
  /// The lines between parts of a card; decorative.
  public var hairline: Color
  /// The fill of what is pressed.
  public var pressed: Color
  /// Text on `pressed`; nil leaves it as it was.
  public var onPressed: Color?
  /// The inside of a text field.
  public var field: Color
  /// The edge of a text field.
  public var fieldBorder: Color
  /// The inside of a text field that cannot be edited.
  public var fieldDisabled: Color
  /// The edge of a text field that cannot be edited.
  public var fieldDisabledBorder: Color
  /// What an empty text field says.
  public var placeholder: Color
  /// Behind selected text, which stays `label`.
  public var selection: Color
  /// The caret.
  public var caret: Color
  /// The ring around what has the keys.
  public var ring: Color
  /// The track of a switch that is off.
  public var switchOff: Color
  /// The track of a switch that is on.
  public var switchOn: Color
  /// The thumb of a switch.
  public var switchThumb: Color
  /// Under a progress bar or a countdown.
  public var track: Color
  /// The indicator of a scroll area.
  public var scrollIndicator: Color
  /// The icon that informs.
  public var info: Color
  /// The icon that asks.
  public var question: Color
  /// The icon that warns.
  public var warning: Color
  /// The icon of a failure.
  public var error: Color
  /// The icon of a success.
  public var success: Color
  /// The sign in an icon.
  public var onIcon: Color
  /// A star that is given.
  public var star: Color
  /// The outline of a star that is not given.
  public var starOff: Color
}
