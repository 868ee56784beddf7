/// How wide a card is.
public enum CardWidth: Sendable, Equatable {
  /// `column` points, or `wide` if the card would have to scroll, but `margin` from both edges of the surface at least.
  ///
  /// Both grow by half of what `textScale` adds.
  case column(Double, wide: Double, margin: Double)
  /// As wide as the surface, less `margin` points on both sides.
  case full(margin: Double)
}
