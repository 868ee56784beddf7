/// What `--kiosk` adds to a full screen.
enum KioskRule {
  /// How long a new alert takes no press, so that a tap meant for what was there before does not answer it.
  static let ignoresPressesFor = Duration.milliseconds(300)
}
