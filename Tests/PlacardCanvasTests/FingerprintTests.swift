import PlacardCanvas
import Testing

@MainActor @Suite(.serialized) struct FingerprintTests {
  @Test func `a fingerprint is the same in every process`() {
    var fingerprint = Fingerprint()

    fingerprint.combine("placard")
    fingerprint.combine(Rect(x: 1, y: 2, width: 3, height: 4.5))

    #expect(fingerprint.value == 17_125_375_653_096_623_792)
  }
}
