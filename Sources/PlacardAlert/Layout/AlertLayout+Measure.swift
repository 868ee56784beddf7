internal import PlacardCanvas
internal import PlacardUI

// How the parts share the height: what fits is whole; else each of text and actions may claim half of it, and gets
// what the other does not need. Both scroll when they have to, so a button is always on the screen.
extension AlertLayout {
  package init(_ request: AlertLayoutRequest) {
    var draft = Draft(request, isWide: false)
    let isContentWide = request.contentSize(draft.width).width > draft.width
    if draft.textScrolls || isContentWide {
      let wide = Draft(request, isWide: true)
      if wide.width > draft.width { draft = wide }
    }
    self.init(draft, request)
  }

  /// The parts at one width, and how high each may be.
  @MainActor private struct Draft {
    let width: Double
    let block: TextBlock
    let area: ActionArea
    let textRoom: Double
    let actionRoom: Double
    /// What is neither text nor buttons: the line, the space under words, a thick border.
    let topLine: Double
    let bottom: Double

    init(_ request: AlertLayoutRequest, isWide: Bool) {
      width = request.cardWidth(isWide: isWide)
      block = TextBlock(request, width: width)
      area = ActionArea(request, width: width)
      let most = request.greatestHeight
      topLine = request.hasRows && block.height > 0 ? min(request.line, most) : 0
      bottom = request.grid.snap(
        min(request.hasRows ? request.clearance : request.metrics.textInsets.bottom, most / 2 / 2))
      let room = max(0, most - topLine - bottom)
      let least = min(request.metrics.actionListMinimumHeight, area.height)
      let actions = min(area.height, max(room - block.height, room / 2, min(least, room)))
      actionRoom = actions < area.height ? area.cut(to: actions) : actions
      let text = room - actionRoom
      textRoom = text < block.height ? block.cut(to: text) : block.height
    }

    var textScrolls: Bool { textRoom < block.height }
  }

  private init(_ draft: Draft, _ request: AlertLayoutRequest) {
    self.init()
    let grid = request.grid
    let inner = draft.textRoom + draft.topLine + draft.actionRoom + draft.bottom
    let height = grid.snap(min(max(inner, request.metrics.cardMinimumHeight), request.greatestHeight))
    let bounds = request.bounds
    card = Rect(
      x: grid.snap(bounds.midX - draft.width / 2), y: grid.snap(bounds.midY - height / 2), width: draft.width,
      height: height)
    place(draft.block, height: draft.textRoom, grid)
    let top = grid.snap(card.maxY - draft.bottom - draft.actionRoom)
    if draft.topLine > 0 {
      topLine = Rect(x: card.x, y: top - draft.topLine, width: card.width, height: draft.topLine)
    }
    place(draft.area, in: Rect(x: card.x, y: top, width: card.width, height: grid.snap(draft.actionRoom)))
  }

  private mutating func place(_ block: TextBlock, height: Double, _ grid: PixelGrid) {
    text.viewport = Rect(x: card.x, y: card.y, width: card.width, height: grid.snap(height))
    text.contentHeight = block.height
    icon = block.icon?.offset(by: card.origin)
    title = block.title?.offset(by: card.origin)
    message = block.message?.offset(by: card.origin)
    content = block.content?.offset(by: card.origin)
  }

  private mutating func place(_ area: ActionArea, in viewport: Rect) {
    actions.viewport = viewport
    actions.contentHeight = area.height
    buttons = area.buttons.map { $0.offset(by: viewport.origin) }
    dividers = area.dividers.map { $0.offset(by: viewport.origin) }
  }
}

extension AlertLayout.PlacedText {
  fileprivate func offset(by distance: Point) -> AlertLayout.PlacedText {
    AlertLayout.PlacedText(layout: layout, frame: frame.offset(by: distance))
  }
}

extension AlertLayout.Button {
  fileprivate func offset(by distance: Point) -> AlertLayout.Button {
    AlertLayout.Button(action: action, frame: frame.offset(by: distance), isTrailing: isTrailing)
  }
}
