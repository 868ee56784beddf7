// swift-tools-version: 6.2
// The floor plan: targets stand from the ground to the roof, and a target may use only what is above it in this list.
// Sources/Placard/Placard.docc/Architecture.md tells what lives where; ArchitectureTests hold the imports to it.
import PackageDescription

let swift: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
let trunk: [Target.Dependency] = ["PlacardCanvas", "PlacardText", "PlacardUI", "PlacardAlert"]

/// A room of the house: a target under Sources with the settings all of them share.
func room(_ name: String, uses dependencies: [Target.Dependency], links libraries: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies, swiftSettings: swift,
    linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// The tests of a room, one folder a target.
func tests(of name: String, uses dependencies: [Target.Dependency], excluding: [String] = []) -> Target {
  .testTarget(name: name + "Tests", dependencies: dependencies, exclude: excluding, swiftSettings: swift)
}

let package = Package(
  name: "Placard",
  products: [
    .library(name: "Placard", targets: ["Placard"]),
    .library(name: "PlacardTesting", targets: ["PlacardTesting"]),
    .executable(name: "placard", targets: ["PlacardTool"]),
  ],
  targets: [
    // Outside the house: C libraries, and the files that are embedded.
    .systemLibrary(name: "CSDL", path: "Modules/CSDL", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CHarfBuzz", path: "Modules/CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", path: "Modules/CFriBidi", providers: [.apt(["libfribidi-dev"])]),
    .systemLibrary(name: "CPNG", path: "Modules/CPNG", providers: [.apt(["libpng-dev"])]),
    .target(
      name: "PlacardAssets", path: "Assets", exclude: ["Fonts"],
      cSettings: [.treatAllWarnings(as: .error)]),
    // 0: what can be drawn, and the pixels of it.
    room("PlacardCanvas", uses: [], links: ["m"]),
    // 1: shaping, breaking, bidirectional order, carets.
    room("PlacardText", uses: ["PlacardCanvas", "CHarfBuzz", "CFriBidi"]),
    // 2: how a tick of interface works.
    room("PlacardUI", uses: ["PlacardCanvas", "PlacardText"]),
    // 3: what an alert is.
    room("PlacardAlert", uses: ["PlacardCanvas", "PlacardText", "PlacardUI"]),
    // 4: the doors to the outside. PlacardSDL is the only one to SDL.
    room("PlacardSDL", uses: trunk + ["CSDL", "PlacardAssets"]),
    room("PlacardPNG", uses: ["PlacardCanvas", "CPNG"]),
    room("PlacardCommandLine", uses: trunk),
    room("PlacardGallery", uses: trunk),
    // 5: a driver in the user's words, and the front door.
    room("PlacardHarness", uses: trunk + ["PlacardSDL", "PlacardPNG"]),
    room("Placard", uses: trunk + ["PlacardSDL", "PlacardPNG"]),
    // 6: the roof: snapshots for tests, and the command.
    room("PlacardTesting", uses: trunk + ["PlacardHarness", "PlacardSDL", "PlacardPNG"]),
    .executableTarget(
      name: "PlacardTool",
      dependencies: ["Placard", "PlacardCommandLine", "PlacardGallery", "PlacardHarness"],
      swiftSettings: swift),
    // What it costs, beside SDL's own calls; Peers measures other toolkits.
    .executableTarget(
      name: "PlacardBenchmarks", dependencies: trunk + ["PlacardSDL", "PlacardAssets", "CSDL"], path: "Benchmarks",
      exclude: ["Peers"], swiftSettings: swift),
    // The tests of each room, and what holds the house to this plan.
    tests(of: "PlacardCanvas", uses: ["PlacardCanvas"]),
    tests(of: "PlacardText", uses: ["PlacardText", "PlacardCanvas", "PlacardAssets"]),
    tests(of: "PlacardUI", uses: ["PlacardCanvas", "PlacardText", "PlacardUI", "PlacardAssets"]),
    tests(of: "PlacardAlert", uses: trunk + ["PlacardAssets"]),
    tests(of: "PlacardCommandLine", uses: trunk + ["PlacardCommandLine"]),
    tests(of: "PlacardGallery", uses: trunk + ["PlacardGallery", "PlacardTesting"], excluding: ["__Snapshots__"]),
    tests(of: "PlacardHarness", uses: trunk + ["PlacardHarness", "PlacardSDL", "PlacardPNG"]),
    tests(of: "PlacardTesting", uses: trunk + ["PlacardTesting", "PlacardSDL", "PlacardPNG"]),
    tests(of: "PlacardTool", uses: trunk + ["PlacardTool", "PlacardPNG"]),
    tests(of: "Architecture", uses: []),
    tests(of: "Client", uses: ["Placard"]),
    tests(of: "PlacardSDL", uses: trunk + ["PlacardSDL", "CSDL"]),
    tests(of: "PlacardPNG", uses: ["PlacardPNG", "PlacardCanvas"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
