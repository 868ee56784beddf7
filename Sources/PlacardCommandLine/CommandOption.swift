/// Every option that `placard` follows, by its name without the two dashes.
enum CommandOption: String, CaseIterable {
  // What the dialog says.
  case title
  case text
  case noMarkup = "no-markup"
  case icon
  case iconName = "icon-name"
  // Its buttons.
  case okLabel = "ok-label"
  case cancelLabel = "cancel-label"
  case extraButton = "extra-button"
  case defaultCancel = "default-cancel"
  case `switch` = "switch"
  // Its time and size.
  case timeout
  case timeoutFrom = "timeout-from"
  case width
  case height
  // Its look.
  case appearance
  case textScale = "text-scale"
  case reduceMotion = "reduce-motion"
  case fontFile = "font-file"
  // Where it is shown.
  case fullscreen
  case kiosk
  case offscreen
  case script
  case snapshot
  case at
  case describe
  // About the command.
  case version
  case help
}

/// Whether an option stands alone or brings a value.
enum OptionShape {
  case flag
  case value
  /// A value only as `--name=value`; the next argument is never taken.
  case flagOrValue
}

extension CommandOption {
  var shape: OptionShape {
    switch self {
    case .noMarkup, .defaultCancel, .switch, .reduceMotion, .fullscreen, .kiosk, .describe, .version, .help:
      .flag
    case .title, .text, .icon, .iconName, .okLabel, .cancelLabel, .extraButton, .timeout, .timeoutFrom, .width, .height,
      .appearance, .textScale, .fontFile, .offscreen, .script, .snapshot, .at:
      .value
    }
  }

  /// The kinds that know this option.
  var kinds: [DialogKind] {
    self == .defaultCancel ? DialogKind.allCases.filter(\.hasCancel) : DialogKind.allCases
  }
}

/// Options that other callers of zenity pass and that change nothing here.
///
/// Desktop plumbing mostly; `--no-wrap` and `--ellipsize` too, since text never runs past the edge of a screen.
enum IgnoredOption: String, CaseIterable {
  case modal
  case attach
  case windowIcon = "window-icon"
  case windowClass = "class"
  case name
  case display
  case gtkModule = "gtk-module"
  case ellipsize
  case noWrap = "no-wrap"
  case confirmOverwrite = "confirm-overwrite"
  case midSearch = "mid-search"
  case hint
  case appID = "app-id"

  var shape: OptionShape {
    switch self {
    case .attach, .windowIcon, .windowClass, .name, .display, .gtkModule, .appID: .value
    case .modal, .ellipsize, .noWrap, .confirmOverwrite, .midSearch, .hint: .flagOrValue
    }
  }
}

/// Options of zenity's other dialogs, which no dialog here takes.
enum ForeignOption {
  static let names: Set<String> = [
    "add-calendar", "add-combo", "add-entry", "add-list", "add-multiline-entry", "add-password", "auto-close",
    "auto-kill", "auto-scroll", "checkbox", "checklist", "color", "column", "column-values", "combo-values",
    "date-format", "day", "directory", "editable", "entry-text", "file-filter", "filename", "font",
    "forms-date-format", "hide-column", "hide-header", "hide-text", "hide-value", "html", "imagelist", "list-values",
    "listen", "max-value", "min-value", "month", "multiple", "no-cancel", "no-interaction", "percentage",
    "print-column", "print-partial", "pulsate", "radiolist", "save", "separator", "show-header",
    "show-palette", "step", "text-file", "time-remaining", "url", "username", "value", "year",
  ]
}
