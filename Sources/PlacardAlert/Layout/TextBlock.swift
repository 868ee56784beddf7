internal import PlacardCanvas
internal import PlacardText
internal import PlacardUI

/// Icon, title and message under each other, or custom content, measured for one width of the card.
@MainActor struct TextBlock {
  private(set) var icon: Rect?
  private(set) var title: AlertLayout.PlacedText?
  private(set) var message: AlertLayout.PlacedText?
  private(set) var content: Rect?
  /// Exact as far as the greatest height of a card, then some number beyond it.
  private(set) var height = 0.0

  private let titleStyle: TextStyle
  private let messageStyle: TextStyle

  /// Measures for a card `width` wide, from its top left corner.
  init(_ request: AlertLayoutRequest, width: Double) {
    titleStyle = request.appearance.scaled(request.appearance.typography.title)
    messageStyle = request.appearance.scaled(request.appearance.typography.message)
    if request.spec.hasContent {
      height = request.grid.snap(max(0, request.contentSize(width).height))
      content = Rect(x: 0, y: 0, width: width, height: height)
    } else if request.spec.hasText || !request.hasRows {
      place(request, width: width)
    }
  }

  private mutating func place(_ request: AlertLayoutRequest, width: Double) {
    let metrics = request.metrics
    let inset = request.textInset(in: width)
    let column = Rect(x: inset, y: 0, width: max(0, width - 2 * inset), height: 0)
    var y = metrics.textInsets.top
    if request.spec.icon != nil { y = placeIcon(request, width: width) }
    let layouts = TextPair(request, titleStyle, messageStyle, width: column.width)
    let limit = request.greatestHeight
    if let layout = layouts.title {
      title = AlertLayout.PlacedText(layout, in: column, at: y, on: request.grid, limit: limit)
      y += layout.height(upTo: limit)
    }
    // A dialog keeps its gaps around a text that is missing (S2-11).
    if (title != nil && layouts.message != nil) || !request.hasRows { y += metrics.titleToMessage }
    if let layout = layouts.message {
      message = AlertLayout.PlacedText(layout, in: column, at: y, on: request.grid, limit: limit)
      y += layout.height(upTo: limit)
    }
    height = request.grid.snap(y + (request.hasRows ? metrics.textInsets.bottom : metrics.textToButtons))
  }

  /// Places the icon, in the middle or where leading text begins, and returns where the text below it begins.
  private mutating func placeIcon(_ request: AlertLayoutRequest, width: Double) -> Double {
    let metrics = request.metrics
    let side = metrics.iconSide
    let top = request.hasRows ? metrics.iconTop : metrics.textInsets.top
    icon = request.grid.snap(Rect(x: iconLeft(request, width: width), y: top, width: side, height: side))
    let isAlone = request.spec.title == nil && request.spec.message == nil
    return top + side + (isAlone ? 0 : metrics.iconToTitle)
  }

  private func iconLeft(_ request: AlertLayoutRequest, width: Double) -> Double {
    let side = request.metrics.iconSide
    guard !request.hasRows else { return (width - side) / 2 }
    let inset = request.textInset(in: width)
    return request.appearance.isRightToLeft ? width - inset - side : inset
  }

  /// The largest height, at most `room`, at which the last line that shows is cut through its middle.
  ///
  /// Half a line says "there is more" without a word. Custom content is cut wherever the room ends.
  func cut(to room: Double) -> Double {
    for (text, style) in [(message, messageStyle), (title, titleStyle)] {
      guard let text else { continue }
      let lines = ((room - text.frame.y) / style.lineHeight - 1 / 2.0).rounded(.down)
      if lines >= 0 { return text.frame.y + (lines + 1 / 2.0) * style.lineHeight }
    }
    return room
  }
}

/// Title and message, set in the way that the length of the message asks for.
@MainActor private struct TextPair {
  var title: TextLayout?
  var message: TextLayout?

  /// Short texts are centred and balanced, so that no word is left alone; from five lines on both lead (LOOK.md 3).
  init(_ request: AlertLayoutRequest, _ titleStyle: TextStyle, _ messageStyle: TextStyle, width: Double) {
    let spec = request.spec
    let most = request.metrics.centeredMessageLines
    let plainTitle = spec.title.map { request.typesetter.layout($0, titleStyle, width: width) }
    let plainMessage = spec.message.map { request.typesetter.layout($0, messageStyle, width: width) }
    let isShort = [plainTitle, plainMessage].allSatisfy { ($0?.lineCount(upTo: most + 1) ?? 0) <= most }
    guard request.hasRows, isShort else {
      title = plainTitle
      message = plainMessage
      return
    }
    title = spec.title.map {
      request.typesetter.layout($0, titleStyle, width: width, alignment: .center, balanced: true)
    }
    message = spec.message.map {
      request.typesetter.layout($0, messageStyle, width: width, alignment: .center, balanced: true)
    }
  }
}

@MainActor extension AlertLayout.PlacedText {
  fileprivate init(_ layout: TextLayout, in column: Rect, at y: Double, on grid: PixelGrid, limit: Double) {
    self.init(
      layout: layout,
      frame: Rect(x: column.x, y: grid.snap(y), width: column.width, height: layout.height(upTo: limit)))
  }
}
