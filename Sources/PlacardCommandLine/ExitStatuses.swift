/// The statuses that the command ends with, by the environment where it says so.
///
/// `ZENITY_OK` and its siblings win over `DIALOG_OK` and theirs; a value is read as C's `atoi` reads it.
package struct ExitStatuses: Sendable, Equatable {
  package let accepted: Int32
  package let cancelled: Int32
  /// Escape, or a closed window.
  package let escaped: Int32
  package let extra: Int32
  package let timedOut: Int32
  /// A usage error, or a failure of the outside world: 128 or more, so that no caller takes it for an answer.
  package let failed: Int32

  /// A script whose expectation failed; no environment changes it.
  package static let scriptFailed: Int32 = 254

  /// Statuses for an environment, asked by name.
  package init(environment: (String) -> String?) {
    func status(_ name: String, otherwise usual: Int32) -> Int32 {
      guard let text = environment("ZENITY_" + name) ?? environment("DIALOG_" + name) else { return usual }
      return Int32(Numbers.leading(text) & 0xFF)
    }
    accepted = status("OK", otherwise: 0)
    cancelled = status("CANCEL", otherwise: 1)
    escaped = status("ESC", otherwise: 1)
    extra = status("EXTRA", otherwise: 1)
    timedOut = status("TIMEOUT", otherwise: 5)
    failed = status("ERROR", otherwise: 255)
  }
}
