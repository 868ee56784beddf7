import PlacardAlert
import PlacardCanvas
import PlacardGallery
import PlacardTesting
import PlacardUI
import Testing

/// The gallery as pictures that somebody has looked at; `PLACARD_SNAPSHOT_RECORD=all` takes them anew.
@MainActor @Suite(.serialized) struct GallerySnapshotTests {
  @Test(arguments: GalleryScene.allCases)
  func `a scene looks as it did`(_ scene: GalleryScene) throws {
    let harness = try AlertHarness(size: Size(width: 480, height: 320), appearance: scene.appearance)

    harness.present(scene.makeAlert())

    assertSnapshot(of: harness, named: scene.rawValue)
  }

  @Test func `a card looks as it did in other appearances and at two pixels a point`() throws {
    let appearances = ["dark": Appearance.dark, "high contrast": .highContrast, "dialog": .dialog]
    for (name, appearance) in appearances {
      let harness = try AlertHarness(size: Size(width: 400, height: 240), scale: 2, appearance: appearance)
      harness.present(GalleryScene.destructive.makeAlert())

      assertSnapshot(of: harness, named: name)
    }
  }
}
