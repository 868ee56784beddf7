import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct ControlIDTests {
  @Test func `paths are told apart by every number and by their order`() {
    let ids: [ControlID] = [
      1, 2, -1, 0, ControlID(1).child(1), ControlID(1).child(2), ControlID(2).child(1), ControlID(1).child(1).child(1),
    ]

    #expect(Set(ids).count == ids.count)
  }

  @Test func `an id is the same in every run`() {
    #expect(ControlID(1).rawValue == 352_555_400_101_854_275)
  }

  @Test func `two buttons called OK are two controls`() throws {
    let driver = try PassDriver()
    var presses = [0, 0]
    let point = Point(x: 50, y: 75)

    driver.pass([.down(1, point), .up(1, point)]) { ui in
      for index in 0..<2 {
        let rect = Rect(x: 0, y: Double(index) * 50, width: 100, height: 50)
        if ui.button(ControlID(index), "OK", in: rect).isActivated { presses[index] += 1 }
      }
    }

    #expect(presses == [0, 1])
  }

  @Test func `the same number in two scopes is two controls`() throws {
    let driver = try PassDriver()
    var presses = [0, 0]
    let draw: (inout UI) -> Void = { ui in
      for index in 0..<2 {
        ui.scoped(to: ControlID(index)) { ui in
          let rect = Rect(x: 0, y: Double(index) * 50, width: 100, height: 50)
          if ui.button(1, "OK", in: rect).isActivated { presses[index] += 1 }
        }
      }
    }
    driver.pass([.down(1, Point(x: 50, y: 75))], draw)

    #expect(driver.semantics.nodes.map(\.isPressed) == [false, true])

    driver.pass([.key(.tab), .key(.tab)], draw)
    driver.pass([.key(.space)], draw)

    #expect(presses == [0, 1])
  }
}
