import Testing

@Suite struct SwiftCodeTests {
  @Test(arguments: [
    ("import A", ["A"]), ("public import A\n@_exported package import B", ["A", "B"]),
    ("import struct A.B", ["A"]), ("// import A", []), ("/* import A /* B */ import C */ import D", ["D"]),
    ("let s = \"import A\"", []), ("#if canImport(A)\nimport B\n#endif", ["B"]),
  ])
  func `imports are found however they are written`(source: String, modules: [String]) {
    #expect(SwiftCode(source).imports == modules)
  }

  @Test(arguments: [
    "a!", "f()!", "a[0]!.b", "try! f()", "a as! B", "var a: B!", "\"\\(a!)\"", "#\"\\#(a!)\"#", "a!\n!b",
  ])
  func `force is found`(source: String) {
    #expect(SwiftCode(source).forcedLines == [1])
  }

  @Test(arguments: [
    "!a", "a != b", "a !== b", "\"a!\"", "\"\\\"a!\"", "// a!", "f(!a)", "[!a]", "#\"a\"! \"#", "\"\"\"\na!\n\"\"\"",
  ])
  func `what only looks like force is not`(source: String) {
    #expect(SwiftCode(source).forcedLines.isEmpty)
  }

  @Test func `lines are counted through comments and strings`() {
    #expect(SwiftCode("/*\n\n*/ a\n\"\"\"\n\n\"\"\"\nb!").forcedLines == [7])
  }
}
