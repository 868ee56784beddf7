import PlacardCanvas

extension Metrics {
  /// Cards of 320 with rows of 48.
  public static let standard = Metrics(
    arrangement: .rows,
    cardWidth: .column(320, wide: 480, margin: 16),
    cardMinimumHeight: 0,
    cardRadius: 14,
    cardMargin: 10,
    cardMarginShare: 0.06,
    textInsets: EdgeInsets(top: 22, left: 20, bottom: 20, right: 20),
    iconTop: 20,
    iconSide: 40,
    iconToTitle: 10,
    titleToMessage: 6,
    messageToAccessory: 16,
    rowSpacing: 8,
    centeredMessageLines: 4,
    actionRowHeight: 48,
    actionRowPadding: 22,
    actionTitlePadding: 20,
    actionTitleLines: 2,
    actionListMinimumHeight: 72,
    textToButtons: 0,
    buttonGap: 16,
    textButtonGrowthX: 8,
    textButtonGrowthY: 10,
    textButtonRadius: 8,
    ringGap: 2,
    indicatorWidth: 4,
    indicatorInset: 4,
    indicatorEndInset: 8,
    indicatorMinimumLength: 32,
    scrollSlop: 10,
    scrollStep: 40,
    scrollPageOverlap: 20,
    countdownSide: 72,
    countdownStroke: 5,
    countdownToTitle: 14,
    countdownRingMinimumSurface: 320,
    progressHeight: 6)

  /// As standard, with the thicker bar of high contrast.
  public static let highContrast = Metrics.standard.with {
    $0.progressHeight = 12
  }

  /// The form of seed S1: 10 from the edges, radius 4, rows 20 apart.
  public static let form = Metrics.standard.with {
    $0.arrangement = .form
    $0.cardWidth = .full(margin: 10)
    $0.cardRadius = 4
    $0.textInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    $0.rowSpacing = 20
    $0.actionRowHeight = 44
    $0.textToButtons = 20
    $0.textButtonGrowthY = 11
    $0.textButtonRadius = 6
  }

  /// The dialog of seed S2: 36 from the edges, radius 16, at least 132 high.
  public static let dialog = Metrics.standard.with {
    $0.arrangement = .dialog
    $0.cardWidth = .full(margin: 36)
    $0.cardMinimumHeight = 132
    $0.cardRadius = 16
    $0.textInsets = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    $0.titleToMessage = 8
    $0.actionRowHeight = 44
    $0.actionRowPadding = 20
    $0.textToButtons = 16
  }

  private func with(_ change: (inout Metrics) -> Void) -> Metrics {
    var metrics = self
    change(&metrics)
    return metrics
  }
}
