import PlacardCanvas

/// Who a control is, from one tick to the next: a path of numbers, never its words.
///
/// Two buttons called OK are two ids. Ids need to differ only within what is drawn together: what an alert's custom
/// content calls 1 is another control than what the alert itself calls 1.
public struct ControlID: Sendable, Hashable {
  /// The path as one number, the same in every run.
  public let rawValue: UInt64

  /// The control with this number.
  public init(_ number: Int) {
    self.init(parent: Self.root, child: UInt64(bitPattern: Int64(number)))
  }

  /// The control with this number inside this one.
  public func child(_ number: Int) -> ControlID {
    ControlID(parent: rawValue, child: UInt64(bitPattern: Int64(number)))
  }

  /// `other` seen as a part of this one.
  package func child(_ other: ControlID) -> ControlID {
    ControlID(parent: rawValue, child: other.rawValue)
  }

  private init(parent: UInt64, child: UInt64) {
    var fingerprint = Fingerprint()
    fingerprint.combine(parent)
    fingerprint.combine(child)
    rawValue = fingerprint.value
  }

  /// Who owns a press that nothing is to answer.
  static let nobody = ControlID(-1)

  private static let root: UInt64 = 0x506C_6163_6172_6400
}

extension ControlID: ExpressibleByIntegerLiteral {
  /// The control with this number, so that a control can be called 1.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}
