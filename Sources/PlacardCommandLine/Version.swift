/// The version that `placard` tells.
package enum Version {
  package static let number = "0.1.0"

  /// The zenity whose options are followed; callers choose their own options by it.
  private static let zenity = "4.2.0"

  /// The answer to `--version`: under the name zenity, callers expect MAJOR.MINOR at its start.
  static func line(calledAs name: String) -> String {
    let program = name.split(separator: "/").last ?? ""
    return program == "zenity" ? "\(zenity) (placard \(number))\n" : "placard \(number)\n"
  }
}
