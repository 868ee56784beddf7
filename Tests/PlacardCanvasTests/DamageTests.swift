import PlacardCanvas
import Testing

/// The promise of damage: a surface that is repaired in part is the same, byte for byte, as one that is drawn anew.
@MainActor @Suite(.serialized) struct DamageTests {
  /// A list that changes a little from step to step, as interfaces do and worse.
  private struct Scene {
    struct Part {
      var id: Int
      var frame: Rect
      var opacity = 1.0
      var scale = 1.0
      var isSolid = false
      var commands: [DrawCommand] = []
    }
    var parts: [Part] = []
    var chance: SeededGenerator

    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &chance) }
    mutating func rect(_ most: Double) -> Rect {
      Rect(x: number(-10...most), y: number(-10...most), width: number(0...50), height: number(0...40))
    }
    mutating func color() -> Color {
      Color(.random(in: 0...0xFFFFFF, using: &chance), opacity: Bool.random(using: &chance) ? 1 : number(0...1))
    }

    mutating func command() -> DrawCommand {
      let color = color()
      switch Int.random(in: 0...5, using: &chance) {
      case 0:
        let shadow = Shadow(offset: Point(x: 0, y: number(0...6)), blur: number(1...12), color: color)
        return .shadow(rect(80), CornerRadii(number(0...12)), shadow)
      case 1:
        let disc = CoverageShape(parts: [.init(.disc(center: Point(x: 12, y: 12), radius: number(2...12)))])
        return .coverage(disc, rect(80), color)
      case 2: return .text(.block("run \(Int(number(0...9)))"), Point(x: number(0...80), y: number(0...70)), color)
      case 3: return .picture(Picture(Bitmap(width: 3, height: 2, filledWith: color)), rect(80))
      default:
        let border = Bool.random(using: &chance) ? Border(width: number(0...4), color: self.color()) : nil
        return .shape(rect(80), CornerRadii(number(0...20)), fill: color, border: border)
      }
    }

    mutating func edit() {
      if parts.isEmpty || Int.random(in: 0...9, using: &chance) == 0 { return addOrRemovePart() }
      let place = Int.random(in: parts.indices, using: &chance)
      switch Int.random(in: 0...8, using: &chance) {
      case 0: parts[place].opacity = Bool.random(using: &chance) ? 1 : number(0...1)
      case 1: parts[place].scale = Bool.random(using: &chance) ? 1 : number(0.5...1.5)
      case 2: parts[place].frame = parts[place].frame.offset(by: Point(x: number(-9...9), y: number(-9...9)))
      case 3: parts.swapAt(place, Int.random(in: parts.indices, using: &chance))
      default: editCommands(of: place)
      }
    }

    mutating func addOrRemovePart() {
      if parts.count > 3 {
        parts.remove(at: Int.random(in: parts.indices, using: &chance))
        return
      }
      var part = Part(id: Int.random(in: 0...1000, using: &chance), frame: rect(60))
      part.frame.width += 60
      part.frame.height += 50
      part.isSolid = Int.random(in: 0...3, using: &chance) == 0
      for _ in 0..<Int.random(in: 0...8, using: &chance) { part.commands.append(command()) }
      parts.append(part)
    }

    mutating func editCommands(of place: Int) {
      let count = parts[place].commands.count
      let index = Int.random(in: 0...count, using: &chance)
      if index == count || Int.random(in: 0...2, using: &chance) == 0 {
        parts[place].commands.insert(command(), at: index)
      } else if Bool.random(using: &chance) {
        parts[place].commands.remove(at: index)
      } else {
        parts[place].commands[index] = command()
      }
    }

    func list(_ grid: PixelGrid) -> DrawList {
      var list = DrawList()
      for part in parts {
        let frame = grid.snap(part.frame)
        let start = list.items.count
        let clip = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
        list.items += part.commands.map { DrawItem($0, clip: clip) }
        let solid = DrawLayer.Content.solid(Color(0x204060, opacity: part.id % 2 == 0 ? 1 : 0.5))
        list.layers.append(
          DrawLayer(
            id: .alert(part.id), content: part.isSolid ? solid : .items(start..<list.items.count), frame: frame,
            opacity: part.opacity, scale: part.scale))
      }
      return list
    }
  }

  @Test(arguments: [(1, 1.0), (2, 1), (3, 1.5), (4, 2), (5, 1.25)])
  func `a repaired surface is a redrawn one`(seed: UInt64, scale: Double) {
    var scene = Scene(chance: SeededGenerator(seed: seed))
    let grid = PixelGrid(scale: scale)
    let size = (width: grid.pixels(130), height: grid.pixels(110))
    let repaired = Screen(size.width, size.height, scale: scale)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &scene.chance) { scene.edit() }
      let list = scene.list(grid)

      repaired.show(list)
      let redrawn = Screen(size.width, size.height, scale: scale)
      redrawn.show(list)

      #expect(repaired.bitmap.isSame(as: redrawn.bitmap), "step \(step) of seed \(seed)")
    }
  }

  @Test func `hiding what lies under is not seen`() {
    var scene = Scene(chance: SeededGenerator(seed: 11))
    for _ in 0..<20 {
      for _ in 0..<6 { scene.edit() }
      let list = scene.list(PixelGrid(scale: 1))
      let atOnce = Screen(130, 110)
      atOnce.show(list)

      var byCell = Bitmap(width: 130, height: 110)
      let cells = (0..<26 * 22).map { PixelRect(x: $0 % 26 * 5, y: $0 / 26 * 5, width: 5, height: 5) }
      _ = byCell.withPixelTarget { atOnce.compositor.compose(into: $0, over: .color(.white), in: cells) }

      #expect(byCell.isSame(as: atOnce.bitmap))
    }
  }

  private func row(_ count: Int, without missing: Int? = nil, red: Int? = nil) -> DrawList {
    page(200, 40) { painter in
      for index in 0..<count where index != missing {
        painter.fill(
          Rect(x: Double(index) * 20, y: 4, width: 10, height: 10), with: Color(index == red ? 0xFF0000 : 0x000000))
      }
    }
  }

  @Test func `an item put in or taken out repaints itself only`() {
    let screen = Screen(200, 40)
    screen.show(row(10))

    screen.show(row(10, without: 3))
    #expect(screen.damage == [PixelRect(x: 60, y: 4, width: 10, height: 10)])

    screen.show(row(10))
    #expect(screen.damage == [PixelRect(x: 60, y: 4, width: 10, height: 10)])
  }

  @Test func `a changed item repaints where it was and where it is`() {
    let screen = Screen(200, 40)
    screen.show(row(10))

    screen.show(row(10, red: 9))

    #expect(screen.damage == [PixelRect(x: 180, y: 4, width: 10, height: 10)])
    #expect(screen.bitmap[185, 9] == 0xFFFF_0000)
  }

  @Test func `two far changes are two rectangles`() {
    let screen = Screen(200, 40)
    screen.show(row(10))

    screen.show(row(9, without: 0))

    #expect(screen.damage.count == 2)
    #expect(screen.damage.reduce(0) { $0 + $1.area } == 200)
  }
}
