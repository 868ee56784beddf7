internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

/// The buttons of an alert, in one row or in a stack, measured for one width of the card from its top left corner.
@MainActor struct ActionArea {
  private(set) var buttons: [AlertLayout.Button] = []
  private(set) var dividers: [Rect] = []
  private(set) var height = 0.0
  private let rowHeight: Double
  private let line: Double

  init(_ request: AlertLayoutRequest, width: Double) {
    rowHeight = request.grid.snap(request.appearance.actionRowHeight)
    line = request.hasRows ? request.line : 0
    switch (request.hasRows, Self.fitsOneRow(request, width: width)) {
    case (true, true): placeHalves(request, width: width)
    case (true, false): placeRows(request, width: width)
    case (false, let isRow): placeWords(request, width: width, isRow: isRow)
    }
    if request.appearance.isRightToLeft { mirror(in: width) }
  }

  /// The largest height, at most `room`, at which the last row that shows is cut through its middle.
  func cut(to room: Double) -> Double {
    let rows = ((room - rowHeight / 2) / (rowHeight + line)).rounded(.down)
    return rows >= 1 ? rows * (rowHeight + line) + rowHeight / 2 : room
  }

  /// Two actions stand side by side only if both titles fit at full size (A13).
  private static func fitsOneRow(_ request: AlertLayoutRequest, width: Double) -> Bool {
    let actions = request.spec.actions
    guard request.hasRows else {
      let words = actions.reduce(0) { $0 + request.buttonWidth(of: $1) }
      let gaps = request.metrics.buttonGap * Double(max(0, actions.count - 1))
      return actions.count <= 2 && words + gaps <= width - 2 * request.textInset(in: width)
    }
    let room = (width - request.line) / 2 - request.metrics.actionTitlePadding
    return actions.count == 2 && actions.allSatisfy { request.titleWidth(of: $0) <= room }
  }
}

// MARK: - Rows from edge to edge

extension ActionArea {
  private mutating func placeHalves(_ request: AlertLayoutRequest, width: Double) {
    height = rowHeight
    let half = request.grid.snap((width - line) / 2)
    let rects = [
      Rect(x: 0, y: 0, width: half, height: rowHeight),
      Rect(x: half + line, y: 0, width: width - half - line, height: rowHeight),
    ]
    buttons = zip(request.spec.orderInRow, rects).map { action, rect in
      AlertLayout.Button(action: action, frame: rect, isTrailing: false)
    }
    dividers = [Rect(x: half, y: 0, width: line, height: rowHeight)]
  }

  private mutating func placeRows(_ request: AlertLayoutRequest, width: Double) {
    let order = request.spec.orderInStack
    for (row, action) in order.enumerated() {
      let y = Double(row) * (rowHeight + line)
      let frame = Rect(x: 0, y: y, width: width, height: rowHeight)
      buttons.append(AlertLayout.Button(action: action, frame: frame, isTrailing: false))
      guard row + 1 < order.count else { break }
      dividers.append(Rect(x: 0, y: y + rowHeight, width: width, height: line))
    }
    height = Double(order.count) * rowHeight + Double(dividers.count) * line
  }
}

// MARK: - Words

extension ActionArea {
  /// Words in a row: the first at the leading inset, the second at the trailing one. In a stack all lead.
  private mutating func placeWords(_ request: AlertLayoutRequest, width: Double, isRow: Bool) {
    let inset = request.textInset(in: width)
    let order = isRow ? request.spec.orderInRow : request.spec.orderInStack
    for (place, action) in order.enumerated() {
      let wide = min(request.buttonWidth(of: request.spec.actions[action]), max(0, width - 2 * inset))
      let isTrailing = isRow && place == 1
      let x = isTrailing ? width - inset - wide : inset
      let y = isRow ? 0 : Double(place) * rowHeight
      let frame = Rect(x: x, y: y, width: wide, height: rowHeight)
      buttons.append(AlertLayout.Button(action: action, frame: frame, isTrailing: isTrailing))
    }
    height = isRow ? rowHeight : Double(order.count) * rowHeight
  }

  private mutating func mirror(in width: Double) {
    for index in buttons.indices { buttons[index].frame = buttons[index].frame.mirrored(in: width) }
    dividers = dividers.map { $0.mirrored(in: width) }
  }
}

extension AlertLayoutRequest {
  /// How wide an action's title is in one line at full size.
  func titleWidth(of action: AlertSpec.Action) -> Double {
    let typography = appearance.typography
    let style = action.isEmphasized ? typography.preferredAction : typography.action
    return typesetter.width(of: action.title, appearance.scaled(style))
  }

  /// How wide the target of a word is, in whole pixels: its own width, but something for a finger at least.
  func buttonWidth(of action: AlertSpec.Action) -> Double {
    let words = max(titleWidth(of: action), appearance.minimumTarget)
    return (words * grid.scale).rounded(.up) / grid.scale
  }
}

extension Rect {
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }
}
