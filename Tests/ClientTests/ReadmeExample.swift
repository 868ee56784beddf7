import Placard

/// The code of the README, as a user would write it.
@MainActor func readmeExample() throws {
  let alert = AlertController(title: "Delete this photo?", message: "You cannot undo this.")
  alert.addAction(AlertAction(title: "Keep", style: .cancel))
  alert.addAction(
    AlertAction(title: "Delete", style: .destructive) { _ in
      print("The photo is gone.")
    })

  let response = try run(alert, title: "Photos")
  print("Answered with \(response.actionTitle ?? "nothing").")
}
