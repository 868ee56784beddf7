public import PlacardCanvas

/// The text twin of a picture: every thing on the surface, in drawing order.
public struct SemanticsTree: Sendable, Equatable {
  /// The surface's size, in points.
  public var size: Size
  /// One node a thing, in drawing order.
  public var nodes: [SemanticsNode]

  /// A tree of `nodes` on a surface of `size`.
  public init(size: Size = .zero, nodes: [SemanticsNode] = []) {
    self.size = size
    self.nodes = nodes
  }

  /// The tree as JSON on one line, as `describe` prints it.
  public var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
