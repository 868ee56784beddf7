import PlacardAlert
import PlacardCanvas
import PlacardGallery
import PlacardTesting
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct GallerySceneTests {
  nonisolated private static let sizes = [
    Size(width: 480, height: 320), Size(width: 320, height: 240), Size(width: 800, height: 480),
    Size(width: 1920, height: 1080),
  ]

  @Test(arguments: GalleryScene.allCases, sizes)
  func `every scene shows a card within the surface with its first button in reach`(
    _ scene: GalleryScene, _ size: Size
  ) throws {
    let harness = try AlertHarness(size: size, appearance: scene.appearance)

    harness.present(scene.makeAlert())

    let surface = Rect(origin: .zero, size: size)
    let card = try #require(harness.semantics.nodes.first { $0.role == .alert })
    let buttons = harness.semantics.nodes.filter { $0.role == .button }
    #expect(surface.contains(card.frame))
    #expect(buttons.contains { !$0.visibleFrame.isEmpty && surface.contains($0.visibleFrame) })
    #expect(buttons.count == harness.topAlert?.actions.count)
  }

  @Test(arguments: GalleryScene.allCases)
  func `every scene survives a surface of one point, and is answered by a key`(_ scene: GalleryScene) throws {
    let harness = try AlertHarness(size: Size(width: 480, height: 320), appearance: scene.appearance)
    harness.present(scene.makeAlert())

    harness.resize(to: Size(width: 1, height: 1))
    harness.resize(to: Size(width: 480, height: 320))
    for key in [Key.escape, .tab, .space] where harness.isShown { harness.press(key) }

    #expect(!harness.isShown)
  }

  @Test func `scenes are told apart by their names`() {
    #expect(Set(GalleryScene.allCases.map(\.rawValue)).count == GalleryScene.allCases.count)
  }
}
