public import PlacardCanvas

/// The sizes and distances of everything that is drawn, in points (LOOK.md 4 and 5).
public struct Metrics: Sendable, Equatable {
  /// How the parts of a card are put together.
  public enum Arrangement: Sendable, Equatable {
    /// Text above rows of actions that reach from edge to edge.
    case rows
    /// Four rows of equal height inside equal insets, the buttons as text in the last (seed S1).
    case form
    /// Leading text, the buttons as text at the two ends of the last row (seed S2).
    case dialog
  }

  /// How the parts of a card are put together.
  public var arrangement: Arrangement
  /// How wide a card is.
  public var cardWidth: CardWidth
  /// How high a card is at least, before it has to fit the surface.
  public var cardMinimumHeight: Double
  /// The radius of a card's corners.
  public var cardRadius: Double
  /// The distance that a card keeps from the top and bottom of the surface at least.
  public var cardMargin: Double
  /// The same as a share of the surface's height; the larger of both holds.
  public var cardMarginShare: Double

  /// The distances from the block of text to the card's edges, and to the line above the actions.
  public var textInsets: EdgeInsets
  /// The distance from the top edge to an icon or a countdown.
  public var iconTop: Double
  /// The side of an icon.
  public var iconSide: Double
  /// From an icon to the title.
  public var iconToTitle: Double
  /// From the title to the message.
  public var titleToMessage: Double
  /// From the message to what follows it: fields, a bar.
  public var messageToAccessory: Double
  /// From one text field to the next, or from one row of a form to the next.
  public var rowSpacing: Double
  /// The most lines of a message that are centred and balanced with their title; longer ones lead.
  public var centeredMessageLines: Int

  /// How high an action's row is at least.
  public var actionRowHeight: Double
  /// What an action's row has above and below its line of text together, once the text is scaled.
  public var actionRowPadding: Double
  /// What an action's title keeps clear on both sides together.
  public var actionTitlePadding: Double
  /// How many lines a title that does not fit may take at its least size.
  public var actionTitleLines: Int
  /// The least height of a list of actions that scrolls: one and a half rows.
  public var actionListMinimumHeight: Double
  /// From the text to buttons that are text, and from these to the card's edge.
  public var textToButtons: Double
  /// The gap that two text buttons keep in one row; if they cannot, they stack.
  public var buttonGap: Double
  /// How far the face of a text button reaches beyond its text, to the sides.
  public var textButtonGrowthX: Double
  /// How far the face of a text button reaches beyond its text, upwards and downwards.
  public var textButtonGrowthY: Double
  /// The radius of a text button's face.
  public var textButtonRadius: Double
  /// The gap between a control and a ring that lies around it.
  public var ringGap: Double

  /// How thick the indicator of a scroll area is.
  public var indicatorWidth: Double
  /// From the indicator to the trailing edge.
  public var indicatorInset: Double
  /// From the indicator's track to the top and bottom of its area.
  public var indicatorEndInset: Double
  /// How long the indicator is at least.
  public var indicatorMinimumLength: Double
  /// How far a finger may stray before its press becomes a scroll.
  public var scrollSlop: Double
  /// How far one notch of a wheel or one arrow key scrolls.
  public var scrollStep: Double
  /// What a page up or down leaves of the page before.
  public var scrollPageOverlap: Double

  /// The side of a countdown ring.
  public var countdownSide: Double
  /// The thickness of a countdown ring.
  public var countdownStroke: Double
  /// From a countdown ring to the title.
  public var countdownToTitle: Double
  /// The height of the surface below which a bar takes the place of the ring.
  public var countdownRingMinimumSurface: Double
  /// How high a progress bar is.
  public var progressHeight: Double
}
