public import PlacardText

/// The text styles of everything that is written, before `textScale` (LOOK.md 3).
public struct Typography: Sendable, Equatable {
  /// An alert's title.
  public var title: TextStyle
  /// An alert's message.
  public var message: TextStyle
  /// An action.
  public var action: TextStyle
  /// The action that Return runs, or else the cancel action.
  public var preferredAction: TextStyle
  /// The text in a text field.
  public var field: TextStyle
  /// A row of a list, or the words beside a switch.
  public var row: TextStyle
  /// The smaller second line of a row.
  public var rowDetail: TextStyle
  /// The smallest text: captions.
  public var caption: TextStyle
  /// The seconds inside a countdown.
  public var countdown: TextStyle
  /// The title of custom content (seed S3).
  public var contentTitle: TextStyle
  /// The message of custom content (seed S3).
  public var contentMessage: TextStyle
  /// The least size, in points, that a title which does not fit is brought down to.
  public var smallestTitleSize: Double
}

extension Typography {
  /// Title 17, message 14, actions 17.
  public static let standard = Typography(
    title: TextStyle(size: 17, lineHeight: 22, weight: .semibold),
    message: TextStyle(size: 14, lineHeight: 20, weight: .regular),
    action: TextStyle(size: 17, lineHeight: 22, weight: .regular),
    preferredAction: TextStyle(size: 17, lineHeight: 22, weight: .semibold),
    field: TextStyle(size: 16, lineHeight: 20, weight: .regular),
    row: TextStyle(size: 16, lineHeight: 21, weight: .regular),
    rowDetail: TextStyle(size: 14, lineHeight: 20, weight: .regular),
    caption: TextStyle(size: 12, lineHeight: 16, weight: .regular),
    countdown: TextStyle(size: 26, lineHeight: 32, weight: .semibold),
    contentTitle: TextStyle(size: 18, lineHeight: 22, weight: .semibold),
    contentMessage: TextStyle(size: 12, lineHeight: 15, weight: .regular),
    smallestTitleSize: 10)

  /// The form of seed S1: title 17, field 14, labels 17.
  public static let form = Typography.standard.with {
    $0.field = TextStyle(size: 14, lineHeight: 18, weight: .regular)
    $0.row = TextStyle(size: 17, lineHeight: 22, weight: .regular)
  }

  /// The dialog of seed S2: title bold 14, text 12, buttons 15.
  public static let dialog = Typography.standard.with {
    $0.title = TextStyle(size: 14, lineHeight: 17, weight: .semibold)
    $0.message = TextStyle(size: 12, lineHeight: 15, weight: .regular)
    $0.action = TextStyle(size: 15, lineHeight: 20, weight: .regular)
    $0.preferredAction = $0.action
  }

  private func with(_ change: (inout Typography) -> Void) -> Typography {
    var typography = self
    change(&typography)
    return typography
  }
}
