import PlacardAlert
import PlacardCanvas
import PlacardUI
import Testing

@testable import PlacardCommandLine

@MainActor @Suite(.serialized) struct RequestAlertTests {
  @Test func `Z20 a question is an alert with No to cancel and Yes to prefer`() throws {
    let alert = try request("--question", "--title=T", "--text=M").makeAlert()

    #expect(alert.title == "T")
    #expect(alert.message == "M")
    #expect(alert.icon == .question)
    #expect(alert.actions.map(\.title) == ["No", "Yes"])
    #expect(alert.actions.map(\.style) == [.cancel, .default])
    #expect(alert.preferredAction === alert.actions.last)
    #expect(alert.escapeDismisses)
  }

  @Test func `--default-cancel prefers the cancel action`() throws {
    let alert = try request("--question", "--default-cancel").makeAlert()

    #expect(alert.preferredAction === alert.actions.first)
  }

  @Test func `a picture takes the sign's place, and a picture that was not read does not`() throws {
    let request = try request("--error", "--icon=logo.png")
    let picture = Bitmap(width: 1, height: 1, filledWith: .white)

    #expect(request.makeAlert(picture: picture).icon == .image(picture))
    #expect(request.makeAlert().icon == .error)
  }

  @Test func `a timeout counts from the showing or from the last input`() throws {
    #expect(try request("--info").makeAlert().timeout == nil)
    let timeout = try request("--info", "--timeout=3", "--timeout-from=activity").makeAlert().timeout

    #expect(timeout?.duration == .seconds(3))
    #expect(timeout?.restartsOnActivity == true)
  }

  @Test(arguments: ["1", "1.5", "4"])
  func `Z13 a width is the card's, whatever the text scale, and never wider than the surface`(_ scale: String) throws {
    let appearance = try request("--warning", "--width", "500", "--text-scale", scale).appearance

    #expect(appearance.cardWidth(on: 1000) == 500)
    #expect(appearance.cardWidth(on: 320) == 288)
  }

  @Test func `a height is the least height of the card`() throws {
    #expect(try request("--info", "--height=300").appearance.metrics.cardMinimumHeight == 300)
    #expect(try request("--info").appearance == .standard)
  }

  @Test func `an appearance is one of the presets`() throws {
    #expect(try request("--info", "--appearance=dark").appearance == .dark)
    #expect(try request("--info", "--appearance=dialog").appearance == .dialog)
    #expect(try request("--info", "--reduce-motion").appearance.reduceMotion)
  }
}
