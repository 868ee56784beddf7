import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct AlertControllerTests {
  @Test func `S4-01 S4-02 a controller is built by hand and runs its handler once, with the action`() throws {
    let driver = try Driver()
    var given: [AlertAction] = []
    let alert = AlertController(title: "Hello", message: "My name is David Yang.", preferredStyle: .alert)
    let action = AlertAction(title: "OK", style: .default) { given.append($0) }
    alert.addAction(action)
    driver.show(alert)

    try driver.tap("OK")
    driver.settle()

    #expect(given.count == 1)
    #expect(given.first === action)
    #expect(!driver.isShown(alert))
  }
}
