/// How far two pictures may differ and still count as the same.
///
/// The two limits stand apart, since a count alone hides a large difference and a difference alone hides a large area.
public struct PixelTolerance: Sendable, Equatable {
  /// The largest difference of a pixel's channel that is overlooked, 0 to 255. 0 by default.
  public var channel: Int
  /// How many pixels may differ by more than `channel`. 0 by default.
  public var count: Int

  /// A tolerance; both limits are 0 when not given, which asks for equal pictures.
  public init(channel: Int = 0, count: Int = 0) {
    self.channel = channel
    self.count = count
  }

  /// No difference at all.
  public static let exact = PixelTolerance()
}
