/// The only writer of a draw list: it takes points of the surface and files them under the layer that is open.
///
/// A painter lives for one pass. Each item carries its own clip, so nothing that reads the list has to replay a state.
public struct Painter: Sendable {
  /// The grid that edges are rounded to.
  public let grid: PixelGrid
  package private(set) var list: DrawList
  /// Nothing outside is drawn, in points of the surface.
  public private(set) var clip: Rect
  private var open: Int?

  /// A painter that writes into `list`, which is emptied first; its memory is kept.
  package init(grid: PixelGrid, reusing list: consuming DrawList = DrawList()) {
    self.grid = grid
    list.removeAll()
    self.list = list
    clip = .zero
  }

  /// Hands the finished list over and leaves an empty one behind.
  package mutating func finish() -> DrawList {
    precondition(open == nil, "A layer that was begun is ended before the list is finished.")
    let finished = list
    list = DrawList()
    return finished
  }
}

// MARK: - Layers

extension Painter {
  /// Adds a layer of one colour.
  package mutating func addLayer(_ id: DrawLayer.ID, filledWith color: Color, in frame: Rect, opacity: Double = 1) {
    list.layers.append(DrawLayer(id: id, content: .solid(color), frame: frame, opacity: opacity))
  }

  /// Begins a layer; what is drawn from here to `endLayer` belongs to it.
  package mutating func beginLayer(
    _ id: DrawLayer.ID, in frame: Rect, opacity: Double = 1, scale: Double = 1, anchor: Point? = nil
  ) {
    precondition(open == nil, "A layer is ended before the next one begins.")
    let items = list.items.count..<list.items.count
    open = list.layers.count
    list.layers.append(
      DrawLayer(
        id: id, content: .items(items), frame: grid.snap(frame), opacity: opacity, scale: scale, anchor: anchor))
    clip = grid.snap(frame)
  }

  /// Ends the layer that was begun.
  package mutating func endLayer() {
    guard let index = open, case .items(let range) = list.layers[index].content else {
      preconditionFailure("A layer is begun before it is ended.")
    }
    list.layers[index].content = .items(range.lowerBound..<list.items.count)
    open = nil
  }
}

// MARK: - Drawing

extension Painter {
  /// Draws inside `body` only where `rect` and the clip so far overlap.
  public mutating func clipped(to rect: Rect, _ body: (inout Painter) -> Void) {
    let outer = pushClip(rect)
    body(&self)
    popClip(outer)
  }

  /// Narrows the clip and returns the one to go back to.
  package mutating func pushClip(_ rect: Rect) -> Rect {
    let outer = clip
    clip = clip.intersection(rect)
    return outer
  }

  /// Goes back to the clip that `pushClip` returned.
  package mutating func popClip(_ outer: Rect) {
    clip = outer
  }

  /// Fills `rect`, with round corners and a border inside the edge if asked for.
  public mutating func fill(
    _ rect: Rect, radii: CornerRadii = CornerRadii(), with color: Color, border: Border? = nil
  ) {
    add(.shape(rect.offset(by: toLayer), radii, fill: color, border: border))
  }

  /// Draws a border inside the edge of `rect` and nothing within.
  public mutating func stroke(_ rect: Rect, radii: CornerRadii = CornerRadii(), _ border: Border) {
    add(.shape(rect.offset(by: toLayer), radii, fill: .clear, border: border))
  }

  /// Draws the shadow that `rect` casts, outside of it only.
  public mutating func shadow(of rect: Rect, radii: CornerRadii, _ shadow: Shadow) {
    add(.shadow(rect.offset(by: toLayer), radii, shadow))
  }

  /// Draws an icon in `color`, as large as fits `rect`, in the middle of it.
  public mutating func draw(_ shape: CoverageShape, in rect: Rect, color: Color) {
    add(.coverage(shape, rect.offset(by: toLayer), color))
  }

  /// Draws a picture, stretched over `rect`.
  public mutating func draw(_ picture: Picture, in rect: Rect) {
    add(.picture(picture, rect.offset(by: toLayer)))
  }

  /// Draws a run of text with its origin on the baseline at `origin`.
  package mutating func draw(_ run: TextRun, at origin: Point, color: Color) {
    add(.text(run, origin.offset(by: toLayer), color))
  }

  private var toLayer: Point {
    guard let open else { preconditionFailure("Drawing needs a layer that was begun.") }
    let frame = list.layers[open].frame
    return Point(x: -frame.x, y: -frame.y)
  }

  private mutating func add(_ command: DrawCommand) {
    let item = DrawItem(command, clip: clip.offset(by: toLayer))
    guard !item.bounds.isEmpty else { return }
    list.items.append(item)
  }
}
