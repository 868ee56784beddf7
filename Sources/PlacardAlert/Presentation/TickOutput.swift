package import PlacardCanvas
package import PlacardUI

/// What one tick has to show and to ask.
package struct TickOutput: Sendable {
  /// Everything that is to be seen.
  package var drawList = DrawList()
  /// The same in words.
  package var semantics = SemanticsTree()
  /// What is asked of the platform.
  package var requests: [PlatformRequest] = []

  package init() {}
}
