package import PlacardAlert
package import PlacardUI

/// Every kind of alert once, with the words of LOOK.md's pictures: to show, to document and to test.
package enum GalleryScene: String, CaseIterable, Sendable {
  case oneButton = "one-button"
  case twoButtons = "two-buttons"
  case threeButtons = "three-buttons"
  case destructive
  case disabled
  case longText = "long-text"
  case longTitles = "long-titles"
  case manyActions = "many-actions"
  case info
  case question
  case warning
  case error
  case success
  case dialog
  case dialogGrown = "dialog-grown"

  /// How the scene wants to look; a host's own choice of colours is left to it for most.
  package var appearance: Appearance {
    switch self {
    case .dialog, .dialogGrown: .dialog
    case .oneButton, .twoButtons, .threeButtons, .destructive, .disabled, .longText, .longTitles, .manyActions, .info,
      .question, .warning, .error, .success:
      .standard
    }
  }

  /// A new alert of the scene, ready to be presented.
  @MainActor package func makeAlert() -> AlertController {
    switch self {
    case .oneButton: .oneButton()
    case .twoButtons: .twoButtons()
    case .threeButtons: .threeButtons()
    case .destructive: .destructive()
    case .disabled: .disabled()
    case .longText: .longText()
    case .longTitles: .longTitles()
    case .manyActions: .manyActions()
    case .info: .info()
    case .question: .question()
    case .warning: .warning()
    case .error: .error()
    case .success: .success()
    case .dialog: .dialog("Your changes to this booking are lost.")
    case .dialogGrown: .dialog(GalleryText.dialog)
    }
  }
}
