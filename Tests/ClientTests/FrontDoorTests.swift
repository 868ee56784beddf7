import Placard
import Testing

/// What somebody can do with nothing but `import Placard`.
@MainActor @Suite(.serialized) struct FrontDoorTests {
  @Test func `an alert is shown, described, answered and pictured`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320))
    var answers: [String] = []
    let alert = AlertController("Delete?", message: "For good.") {
      AlertAction(title: "Keep", style: .cancel)
      AlertAction(title: "Delete", style: .destructive) { answers.append($0.title ?? "") }
    }

    host.present(alert)
    host.settle()
    let delete = try #require(host.semantics.nodes.first { $0.label == "Delete" })
    let shown = host.bitmap
    host.send(.pointerDown(.mouse, delete.frame.center))
    host.send(.pointerUp(.mouse, delete.frame.center))
    host.settle()

    #expect(answers == ["Delete"])
    #expect(host.presentedAlerts.isEmpty)
    #expect(host.bitmap != shown)
    #expect(shown.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test func `a custom content is drawn with the words of the front door`() throws {
    let host = try OffscreenHost(size: Size(width: 480, height: 320), appearance: .dark)
    let alert = AlertController(title: "Rating", message: nil)
    alert.content = Stars()
    alert.addAction(AlertAction(title: "OK"))

    host.present(alert, animated: false)
    host.settle()

    #expect(host.semantics.nodes.contains { $0.label == "Five stars" })
  }
}

@MainActor private final class Stars: AlertContent {
  func preferredSize(fittingWidth width: Double, in context: LayoutContext) -> Size {
    Size(width: width, height: 44)
  }

  func pass(_ ui: inout UI, in bounds: Rect) {
    ui.painter.fill(bounds, with: Color(0xFFCC00))
    ui.label("Five stars", in: bounds, style: ui.appearance.typography.message)
  }
}
