public import PlacardCanvas
package import PlacardText

/// One pass over the whole interface: every control answers this tick's input and paints, in one go.
///
/// It is handed `inout` from control to control. Each control takes an id and a rectangle, in points of the surface.
@MainActor public struct UI {
  /// Draws; in points of the surface.
  public var painter: Painter
  /// How everything looks.
  public package(set) var appearance: Appearance
  /// The grid of device pixels.
  public let grid: PixelGrid
  /// The title and message that stand over what is drawn.
  public package(set) var heading = Heading()

  package let memory: UIMemory
  package let typesetter: Typesetter
  package var requests: [PlatformRequest] = []
  var semantics: SemanticsTree
  /// What ids are seen as a part of.
  var scope: ControlID?
  /// What is drawn lies in this.
  var surroundings: Surroundings
  /// Whether controls listen; those of a group that is covered do not.
  var isListening = true
  var isSettled = true

  /// Begins a pass on a surface of `size`; `list` and `semantics` lend their memory and are emptied.
  package init(
    memory: UIMemory, appearance: Appearance, grid: PixelGrid, typesetter: Typesetter, size: Size,
    list: consuming DrawList = DrawList(), semantics: consuming SemanticsTree = SemanticsTree()
  ) {
    self.memory = memory
    self.appearance = appearance
    self.grid = grid
    self.typesetter = typesetter
    painter = Painter(grid: grid, reusing: consume list)
    semantics.size = size
    semantics.nodes.removeAll(keepingCapacity: true)
    self.semantics = consume semantics
    surroundings = Surroundings(reach: Rect(origin: .zero, size: size))
    memory.beginPass()
  }

  /// Where controls are: on the surface, or in the content of a scroll area.
  struct Surroundings {
    /// Where presses count and things can be seen, in points of the surface.
    var reach: Rect
    /// The scroll area that is open.
    var area: ControlID?
    /// The top of its content, in points of the surface.
    var contentTop = 0.0
  }

  /// What a pass leaves behind.
  package struct Output {
    package let list: DrawList
    package let semantics: SemanticsTree
    package let requests: [PlatformRequest]
    /// Whether the next pass over the same would draw the same: no text turned out longer than it was thought to be.
    package let isSettled: Bool
  }

  /// Ends the pass.
  package consuming func finish() -> Output {
    memory.endPass()
    let list = painter.finish()
    return Output(list: list, semantics: semantics, requests: requests, isSettled: isSettled)
  }

  /// The same appearance and measures, for layout.
  public var context: LayoutContext {
    LayoutContext(appearance: appearance, grid: grid, typesetter: typesetter, heading: heading)
  }
}

extension UI {
  /// Runs `body` with all ids seen as parts of `id`, so that they meet no others.
  public mutating func scoped(to id: ControlID, _ body: (inout UI) -> Void) {
    let outer = scope
    scope = resolve(id)
    body(&self)
    scope = outer
  }

  /// Runs `body` with controls that are drawn but neither listen nor count: a group that is covered by another.
  package mutating func covered(_ body: (inout UI) -> Void) {
    let outer = isListening
    isListening = false
    body(&self)
    isListening = outer
  }

  /// `id` within what it belongs to.
  package func resolve(_ id: ControlID) -> ControlID {
    scope?.child(id) ?? id
  }
}
