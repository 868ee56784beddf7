import PlacardCanvas
import PlacardUI
import Testing

@MainActor @Suite(.serialized) struct SemanticsTreeTests {
  @Test func `an empty tree is its size`() {
    #expect(SemanticsTree(size: Size(width: 480, height: 800)).json == #"{"size":[480,800],"nodes":[]}"#)
  }

  @Test func `nodes are written as describe prints them, on one line`() {
    let tree = SemanticsTree(
      size: Size(width: 320.5, height: 240),
      nodes: [
        SemanticsNode(role: .alert, label: "Hello", frame: Rect(x: 0, y: 1, width: 2, height: 3)),
        SemanticsNode(
          role: .secureField, label: "PIN", identifier: "pin", frame: Rect(x: -1, y: 0.25, width: 2, height: 1 / 3.0),
          value: "••", isEnabled: false, isFocused: true, isPressed: true),
      ])

    #expect(
      tree.json == #"{"size":[320.5,240],"nodes":["#
        + #"{"role":"alert","label":"Hello","identifier":null,"frame":[0,1,2,3],"value":null,"#
        + #""enabled":true,"focused":false,"pressed":false},"#
        + #"{"role":"secureField","label":"PIN","identifier":"pin","frame":[-1,0.25,2,0.333],"value":"••","#
        + #""enabled":false,"focused":true,"pressed":true}]}"#)
  }

  @Test func `roles have API's names`() {
    let names = SemanticsRole.allCases.map(\.rawValue)

    #expect(
      names == [
        "alert", "sheet", "text", "button", "textField", "secureField", "switch", "key", "keyboard", "image",
        "progress", "list", "row", "slider",
      ])
  }
}
