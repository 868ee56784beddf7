/// What each target under Sources may import, as data: the floors of Architecture.md, from the ground to the roof.
struct FloorPlan {
  /// A target and what it may use.
  struct Room {
    let name: String
    /// Targets and C modules of this package.
    let uses: Set<String>
    /// Modules of the system or the toolchain.
    let systemModules: Set<String>

    init(_ name: String, uses: Set<String>, systemModules: Set<String> = []) {
      self.name = name
      self.uses = uses
      self.systemModules = systemModules
    }
  }

  static let trunk: Set = ["PlacardCanvas", "PlacardText", "PlacardUI", "PlacardAlert"]
  private static let outside: Set = ["Glibc", "Dispatch"]

  static let rooms = [
    Room("PlacardCanvas", uses: [], systemModules: ["Glibc"]),
    Room("PlacardText", uses: ["PlacardCanvas", "CHarfBuzz", "CFriBidi"], systemModules: ["Glibc"]),
    Room("PlacardUI", uses: ["PlacardCanvas", "PlacardText"], systemModules: ["Glibc"]),
    Room("PlacardAlert", uses: ["PlacardCanvas", "PlacardText", "PlacardUI"], systemModules: ["Glibc"]),
    Room("PlacardSDL", uses: trunk.union(["CSDL", "PlacardAssets"]), systemModules: outside),
    Room("PlacardPNG", uses: ["PlacardCanvas", "CPNG"], systemModules: outside),
    Room("PlacardCommandLine", uses: trunk),
    Room("PlacardGallery", uses: trunk),
    Room("PlacardHarness", uses: trunk.union(["PlacardSDL", "PlacardPNG"]), systemModules: outside),
    Room("Placard", uses: trunk.union(["PlacardSDL", "PlacardPNG"])),
    Room(
      "PlacardTesting", uses: trunk.union(["PlacardHarness", "PlacardSDL", "PlacardPNG"]),
      systemModules: outside.union(["Testing", "Foundation"])),
    Room(
      "PlacardTool", uses: ["Placard", "PlacardCommandLine", "PlacardGallery", "PlacardHarness"],
      systemModules: outside),
  ]

  /// Names that the trunk does without: clocks, chance, unstable hashes, files, the environment.
  static let refusedInTrunk: Set = [
    "ContinuousClock", "SuspendingClock", "Date", "clock_gettime", "gettimeofday",
    "SystemRandomNumberGenerator", "random", "randomElement", "shuffled", "rand", "arc4random",
    "Hasher", "hashValue", "fopen", "getenv", "setenv", "DispatchQueue", "usleep", "nanosleep",
  ]
  /// Whoever waits for an answer may cancel the wait from any thread; only `PlacardAlert`, which answers, needs a task.
  static let refusedBelowAlert: Set = ["Task", "async", "await"]
}
