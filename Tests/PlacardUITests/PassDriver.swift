import PlacardAssets
import PlacardCanvas
import PlacardText
import PlacardUI

/// Runs passes over a memory, a tick at a time, as a presenter does.
@MainActor final class PassDriver {
  let memory = UIMemory()
  let typesetter: Typesetter
  var appearance: Appearance
  var size: Size
  var grid: PixelGrid
  private(set) var list = DrawList()
  private(set) var semantics = SemanticsTree()
  private(set) var isSettled = true

  init(
    size: Size = Size(width: 320, height: 480), scale: Double = 1, appearance: Appearance = .standard
  ) throws {
    let regular = placard_inter_regular()
    let semibold = placard_inter_semibold()
    typesetter = try Typesetter(fonts: [
      FontBytes(name: "Inter Regular", embedded: regular.bytes, count: regular.count),
      FontBytes(name: "Inter SemiBold", embedded: semibold.bytes, count: semibold.count),
    ])
    self.size = size
    self.appearance = appearance
    grid = PixelGrid(scale: scale)
  }

  var context: LayoutContext {
    LayoutContext(appearance: appearance, grid: grid, typesetter: typesetter)
  }

  /// One tick: takes `events`, then runs `body` over a layer as large as the surface.
  func pass(_ events: [InputEvent] = [], _ body: (inout UI) -> Void) {
    memory.receive(events)
    rerun(body)
  }

  /// A pass without new events, as after `discardEvents`.
  func rerun(_ body: (inout UI) -> Void) {
    var ui = UI(
      memory: memory, appearance: appearance, grid: grid, typesetter: typesetter, size: size, list: takeList(),
      semantics: takeSemantics())
    ui.painter.beginLayer(.page, in: Rect(origin: .zero, size: size))
    body(&ui)
    ui.painter.endLayer()
    let output = ui.finish()
    isSettled = output.isSettled
    list = output.list
    semantics = output.semantics
  }

  func node(_ label: String) -> SemanticsNode? {
    semantics.nodes.first { $0.label == label }
  }

  var focusedLabel: String? {
    semantics.nodes.first(where: \.isFocused)?.label
  }

  /// The drawn items that fill or frame a shape, in order.
  var shapes: [DrawCommand] {
    list.items.map(\.command).filter { if case .shape = $0 { true } else { false } }
  }

  /// The drawn runs of text with their colours, in order.
  var texts: [(text: String, size: Double, color: Color)] {
    list.items.compactMap {
      if case .text(let run, _, let color) = $0.command { (run.text, run.size, color) } else { nil }
    }
  }

  private func takeList() -> DrawList {
    defer { list = DrawList() }
    return list
  }

  private func takeSemantics() -> SemanticsTree {
    defer { semantics = SemanticsTree() }
    return semantics
  }
}
