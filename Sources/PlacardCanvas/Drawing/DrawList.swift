/// Everything that is to be seen, from back to front, as values that can be compared, printed and recorded.
public struct DrawList: Sendable, Equatable {
  package var layers: [DrawLayer] = []
  package var items: [DrawItem] = []

  /// An empty list.
  public init() {}

  /// Empties the list and keeps its memory for the next tick.
  package mutating func removeAll() {
    layers.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
  }
}

extension DrawList: CustomStringConvertible {
  /// The list as stable text, one layer or item a line.
  public var description: String {
    var lines: [String] = []
    for layer in layers {
      lines.append(layer.description)
      if case .items(let range) = layer.content {
        lines += items[range].map { "  " + $0.description }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
