import PlacardCanvas

extension UI {
  /// Adds a node to the semantics tree; its visible frame is what the open scroll area shows of it.
  public mutating func addNode(_ node: SemanticsNode) {
    guard isListening else { return }
    var node = node
    node.visibleFrame = node.frame.intersection(surroundings.reach)
    semantics.nodes.append(node)
  }
}
