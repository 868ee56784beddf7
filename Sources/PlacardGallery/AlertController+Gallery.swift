import PlacardAlert

extension AlertController {
  static func oneButton() -> AlertController {
    AlertController("Hello", message: "My name is David Yang.") {
      AlertAction(title: "OK")
    }
  }

  static func twoButtons() -> AlertController {
    AlertController("Print your tickets?", message: "They are also on their way to your phone.") {
      AlertAction(title: "Not Now", style: .cancel)
      AlertAction(title: "Print")
    }.preferring("Print")
  }

  static func threeButtons() -> AlertController {
    AlertController("How would you like your receipt?", message: "It is kept for 14 days.") {
      AlertAction(title: "Print")
      AlertAction(title: "E-mail")
      AlertAction(title: "No Receipt", style: .cancel)
    }.preferring("Print")
  }

  static func destructive() -> AlertController {
    AlertController("Clear your basket?", message: "Three tickets for the 11:05 to Gull Island will be released.") {
      AlertAction(title: "Keep", style: .cancel)
      AlertAction(title: "Clear", style: .destructive)
    }
  }

  static func disabled() -> AlertController {
    let alert = AlertController("Booking code", message: "It is the six letters on your confirmation.") {
      AlertAction(title: "Cancel", style: .cancel)
      AlertAction(title: "Look Up")
    }.preferring("Look Up")
    alert.preferredAction?.isEnabled = false
    return alert
  }

  static func longText() -> AlertController {
    AlertController("Conditions of carriage", message: GalleryText.conditions) {
      AlertAction(title: "Decline", style: .cancel)
      AlertAction(title: "Agree")
    }.preferring("Agree")
  }

  static func longTitles() -> AlertController {
    AlertController("Change your crossing?", message: "The 11:05 is full.") {
      AlertAction(title: "Take the next crossing that has a seat", style: .default)
      AlertAction(title: "Keep Waiting", style: .cancel)
    }
  }

  static func manyActions() -> AlertController {
    AlertController("Where to today?", message: "All crossings leave within the hour.") {
      ["Gull Island", "Northport", "Heron Bay", "Old Harbour", "Lighthouse Quay", "Saltmarsh", "The Narrows"].map {
        AlertAction(title: $0)
      }
      AlertAction(title: "Cancel", style: .cancel)
    }
  }

  static func dialog(_ message: String) -> AlertController {
    AlertController("Leave without saving?", message: message) {
      AlertAction(title: nil, style: .cancel)
      AlertAction(title: nil)
    }
  }
}

// MARK: - With an icon

extension AlertController {
  static func info() -> AlertController {
    AlertController("Boarding starts soon", message: "Gate 2 opens at 10:55 for the 11:05 to Gull Island.") {
      AlertAction(title: "OK")
    }.showing(.info)
  }

  static func question() -> AlertController {
    AlertController("Is anyone with you under 5?", message: "Small children travel free but need a ticket.") {
      AlertAction(title: "No", style: .cancel)
      AlertAction(title: "Yes")
    }.preferring("Yes").showing(.question)
  }

  static func warning() -> AlertController {
    AlertController("Only 4 seats left", message: "The 11:05 is nearly full. We hold your seats for two minutes.") {
      AlertAction(title: "Back", style: .cancel)
      AlertAction(title: "Continue")
    }.preferring("Continue").showing(.warning)
  }

  static func error() -> AlertController {
    AlertController("Card not accepted", message: "Nothing was charged. Try another card or pay at the desk.") {
      AlertAction(title: "Cancel", style: .cancel)
      AlertAction(title: "Try Again")
    }.preferring("Try Again").showing(.error)
  }

  static func success() -> AlertController {
    AlertController("You\u{2019}re all set", message: "Tickets are printing. Have a good crossing.") {
      AlertAction(title: "Done")
    }.showing(.success)
  }

  private func showing(_ icon: AlertIcon) -> AlertController {
    self.icon = icon
    return self
  }

  private func preferring(_ title: String) -> AlertController {
    preferredAction = actions.first { $0.title == title }
    return self
  }
}
