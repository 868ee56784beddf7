import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct CurveTests {
  @Test func `the spring is LOOK's closed form at the times that it lists`() {
    let opacities = [33.0: 0.175, 67: 0.453, 100: 0.666, 150: 0.856, 200: 0.942, 300: 0.992]

    for (milliseconds, opacity) in opacities {
      #expect(abs(Curve.spring.value(at: milliseconds / 404) - opacity) < 0.001)
    }
  }

  @Test func `a curve begins at zero and ends at one exactly, also outside`() {
    for curve in [Curve.linear, .spring] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: -3) == 0)
      #expect(curve.value(at: 7) == 1)
      #expect(curve.value(at: .nan) == 0)
    }
  }

  @Test func `the spring only rises`() {
    var before = 0.0

    for step in 1...1000 {
      let value = Curve.spring.value(at: Double(step) / 1000)
      #expect(value > before)
      before = value
    }
  }
}
