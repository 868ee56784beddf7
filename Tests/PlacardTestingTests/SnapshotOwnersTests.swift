import PlacardCanvas
import Testing

@testable import PlacardTesting

@MainActor @Suite struct SnapshotOwnersTests {
  @Test func `I10 two assertions never share a file`() throws {
    let first = SnapshotOwner(test: "a", place: "CardTests.swift:1")
    let second = SnapshotOwner(test: "a", place: "CardTests.swift:2")
    let third = SnapshotOwner(test: "b", place: "CardTests.swift:1")
    let path = "/nowhere/owners-\(#line).png"

    try SnapshotOwners.claim(path, by: first)

    #expect(throws: PlacardError.self) { try SnapshotOwners.claim(path, by: second) }
    #expect(throws: PlacardError.self) { try SnapshotOwners.claim(path, by: third) }
    try SnapshotOwners.claim(path, by: first)
  }
}
