import CSDL
import PlacardUI

/// The fingers that are down, so that one whose way up never comes can be let go.
struct FingerTracker {
  private struct Finger {
    let device: SDL_TouchID
    let id: SDL_FingerID
    /// Whether the touch screen showed it when it came down; one that somebody made up is never missed.
    let wasSeen: Bool
  }

  private var fingers: [Finger] = []

  /// One name for a finger of any device; the number itself while there is only the first device.
  static func pointer(_ event: SDL_TouchFingerEvent) -> PointerID {
    pointer(event.touchId, event.fingerId)
  }

  /// Notes that a finger came down, and returns whether it had been down already.
  @MainActor mutating func putDown(_ event: SDL_TouchFingerEvent, on screens: TouchScreens) -> Bool {
    let wasDown = lift(event)
    fingers.append(
      Finger(
        device: event.touchId, id: event.fingerId, wasSeen: screens.isTouched(event.touchId, event.fingerId)))
    return wasDown
  }

  /// Notes that a finger went up, and returns whether it had been down.
  mutating func lift(_ event: SDL_TouchFingerEvent) -> Bool {
    let count = fingers.count
    fingers.removeAll { $0.device == event.touchId && $0.id == event.fingerId }
    return fingers.count < count
  }

  /// Forgets the fingers that no touch screen shows any more, and names them.
  @MainActor mutating func removeLost(on screens: TouchScreens) -> [PointerID] {
    guard !fingers.isEmpty else { return [] }
    let lost = fingers.filter { $0.wasSeen && !screens.isTouched($0.device, $0.id) }
    guard !lost.isEmpty else { return [] }
    fingers.removeAll { $0.wasSeen && !screens.isTouched($0.device, $0.id) }
    return lost.map { Self.pointer($0.device, $0.id) }
  }

  mutating func removeAll() {
    fingers.removeAll(keepingCapacity: true)
  }

  private static func pointer(_ device: SDL_TouchID, _ finger: SDL_FingerID) -> PointerID {
    .finger(finger ^ device << 32)
  }
}
