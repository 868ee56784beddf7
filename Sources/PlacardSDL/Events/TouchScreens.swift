import CSDL

/// What SDL knows of the touch screens, asked for through here so that tests can answer instead.
@MainActor struct TouchScreens {
  /// Whether the device moves a pointer, as the pad of a laptop does, rather than being touched where things are.
  var isIndirect: (SDL_TouchID) -> Bool
  /// Whether the finger lies on the device now.
  var isTouched: (SDL_TouchID, SDL_FingerID) -> Bool

  /// The devices of this machine. SDL must not be asked about one that it does not know: it resets them all.
  static let connected = TouchScreens(
    isIndirect: { device in
      guard isKnown(device) else { return false }
      let type = SDL_GetTouchDeviceType(device)
      return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    },
    isTouched: { device, finger in
      guard isKnown(device) else { return false }
      let fingers = 0..<max(0, SDL_GetNumTouchFingers(device))
      return fingers.contains { SDL_GetTouchFinger(device, $0)?.pointee.id == finger }
    })

  private static func isKnown(_ device: SDL_TouchID) -> Bool {
    (0..<max(0, SDL_GetNumTouchDevices())).contains { SDL_GetTouchDevice($0) == device }
  }
}
