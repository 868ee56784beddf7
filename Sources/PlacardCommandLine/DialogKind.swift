/// The kinds of dialog that `placard` can show, by the name of their option.
package enum DialogKind: String, CaseIterable, Sendable {
  case info
  case warning
  case error
  case question

  /// The option that asks for this kind.
  package var option: String { "--" + rawValue }

  /// Whether this kind has a Cancel beside its OK.
  package var hasCancel: Bool { self == .question }
}

/// Kinds that zenity has and this version does not show, with the reason.
enum AbsentKind: String, CaseIterable {
  case entry
  case password
  case list
  case progress
  case scale
  case calendar
  case forms
  case textInfo = "text-info"
  case fileSelection = "file-selection"
  case colorSelection = "color-selection"
  case notification
  case about

  /// What is to be told about it, as the end of a sentence.
  var reason: String {
    switch self {
    case .entry, .password, .list, .progress, .scale, .calendar, .forms, .textInfo:
      "is not in this version of placard; it shows --info, --warning, --error and --question"
    case .fileSelection:
      "is not offered: a file browser is a way out of a kiosk; pass the choices as --extra-button"
    case .colorSelection, .notification, .about:
      "is not offered; use --info, --warning, --error or --question"
    }
  }
}
