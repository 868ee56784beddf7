import Testing

@Suite struct ImportTests {
  @Test func `every import is an arrow that points down`() throws {
    let files = try SourceFile.all()

    #expect(files.count > 20, "The files under Sources were not found.")
    for file in files {
      let room = try #require(
        FloorPlan.rooms.first { $0.name == file.room }, "\(file.room) is not on the floor plan.")
      for module in file.code.imports {
        #expect(
          room.uses.contains(module) || room.systemModules.contains(module),
          "\(file.path) imports \(module), which \(room.name) may not use.")
      }
    }
  }

  @Test func `only PlacardSDL knows SDL`() throws {
    for file in try SourceFile.all() where file.room != "PlacardSDL" {
      #expect(
        !file.text.contains("SDL_") && !file.text.contains("TTF_"),
        "\(file.path) names SDL; what it needs belongs in PlacardSDL.")
    }
  }

  @Test func `rooms use only rooms that stand before them on the floor plan`() {
    let outside: Set = ["CSDL", "CHarfBuzz", "CFriBidi", "CPNG", "PlacardAssets"]
    var standing = outside
    for room in FloorPlan.rooms {
      #expect(room.uses.isSubset(of: standing), "\(room.name) uses something above itself.")
      standing.insert(room.name)
    }
  }
}
