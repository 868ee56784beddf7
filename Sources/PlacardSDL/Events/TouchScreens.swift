import CSDL

/// What SDL knows of the touch screens, asked for through here so that tests can answer instead.
@MainActor struct TouchScreens {
  /// Whether the device moves a pointer, as the pad of a laptop does, rather than being touched where things are.
  var isIndirect: (SDL_TouchID) -> Bool
  /// Whether the finger lies on the device now.
  var isTouched: (SDL_TouchID, SDL_FingerID) -> Bool

  /// The devices of this machine.
  static let connected = TouchScreens(
    isIndirect: { device in
      let type = keepingErrorText { SDL_GetTouchDeviceType(device) }
      return type == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || type == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    },
    isTouched: { device, finger in
      keepingErrorText {
        (0..<max(0, SDL_GetNumTouchFingers(device))).contains { SDL_GetTouchFinger(device, $0)?.pointee.id == finger }
      }
    })
}
