package import PlacardCanvas
package import PlacardText

/// Every rectangle of an alert, in points of the surface and on whole pixels; what scrolls stands at its beginning.
@MainActor package struct AlertLayout {
  /// A part of the card that scrolls when it has to.
  package struct Area: Equatable {
    /// What shows.
    package var viewport: Rect = .zero
    /// How high all of it is; it scrolls if that is more than shows.
    package var contentHeight = 0.0
  }

  /// A text and where it stands.
  package struct PlacedText {
    package let layout: TextLayout
    package var frame: Rect
  }

  /// An action's button.
  package struct Button: Equatable {
    /// The action's place in the spec.
    package let action: Int
    /// What a finger hits; a row is filled so far while it is pressed.
    package var frame: Rect
    /// Whether a word stands at the trailing end of its frame; rows are centred.
    package let isTrailing: Bool
  }

  /// The card, without its shadow.
  package var card: Rect = .zero
  /// Icon, title and message, or the custom content.
  package var text = Area()
  package var icon: Rect?
  package var title: PlacedText?
  package var message: PlacedText?
  /// The custom content.
  package var content: Rect?
  /// The line above the actions.
  package var topLine: Rect?
  /// The actions.
  package var actions = Area()
  /// In the order they stand in.
  package var buttons: [Button] = []
  /// The lines between buttons, each after the button of the same place; they vanish beside a pressed one.
  package var dividers: [Rect] = []

  package init() {}

  /// How high the text is; a long message is known better the further it has been read.
  package var textHeight: Double {
    guard let message else { return text.contentHeight }
    return text.contentHeight - message.frame.height + max(message.frame.height, message.layout.estimatedHeight)
  }
}
