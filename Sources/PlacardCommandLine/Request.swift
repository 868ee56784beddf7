package import PlacardCanvas

/// What one command line asks for, read and checked.
package struct Request: Sendable, Equatable {
  package var kind: DialogKind
  package var title: String?
  package var message: String?
  package var icon: IconChoice
  package var buttons: [Button]
  package var timeout: Timeout?
  /// The size of the card in points, each nil for its natural one.
  package var width: Double?
  package var height: Double?
  package var look: Look
  package var stage: Stage
}

extension Request {
  /// A button of the dialog, in the order of its actions.
  package struct Button: Sendable, Equatable {
    package enum Role: Sendable {
      case accept
      case cancel
      case extra
    }

    package let role: Role
    package let label: String
    /// Whether Return means this one.
    package var isPreferred = false
  }

  /// The picture above the title.
  package enum IconChoice: Sendable, Equatable {
    /// The sign of one of the kinds.
    case sign(DialogKind)
    /// A picture file to be read by whoever shows the dialog.
    case file(String)
  }

  package struct Timeout: Sendable, Equatable {
    package let seconds: Int
    /// Whether any input starts it again.
    package let restartsOnActivity: Bool
  }

  /// How it is drawn.
  package struct Look: Sendable, Equatable {
    package enum Name: String, CaseIterable, Sendable {
      case standard
      case dark
      case highContrast = "high-contrast"
      case form
      case dialog
    }

    package var name = Name.standard
    package var textScale = 1.0
    package var reducesMotion = false
    /// Paths of more faces, in fallback order.
    package var fontFiles: [String] = []
  }

  /// Where it is shown.
  package enum Stage: Sendable, Equatable {
    case window(isFullScreen: Bool, isKiosk: Bool)
    case offscreen(Offscreen)
  }

  /// A surface without a display, and what is to be made of it.
  package struct Offscreen: Sendable, Equatable {
    package var size: Size
    package var scale: Double
    package var isKiosk = false
    /// A script's path; `-` is standard input.
    package var script: String?
    package var snapshot: String?
    /// When the snapshot is taken, in seconds; nil once nothing moves.
    package var snapshotTime: Double?
    package var describes = false
  }
}
