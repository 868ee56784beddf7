package import PlacardAlert

/// Keeps how an alert ended, for a caller that does not wait for it.
@MainActor package final class ResponseKeeper: AlertControllerDelegate {
  /// How the alert ended; nil while it is up.
  package private(set) var response: AlertResponse?

  package init() {}

  /// Keeps the response.
  package func alertControllerDidDismiss(_ alert: AlertController, response: AlertResponse) {
    self.response = response
  }
}
