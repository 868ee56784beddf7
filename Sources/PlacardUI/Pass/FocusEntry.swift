import PlacardCanvas

/// A control that the keys can go to, as the pass met it.
struct FocusEntry: Equatable {
  let id: ControlID
  let isEnabled: Bool
  /// The scroll area that it lies in.
  let area: ControlID?
  /// Its top and bottom, in points: inside the content of its scroll area, else on the surface.
  let top: Double
  let bottom: Double
}
