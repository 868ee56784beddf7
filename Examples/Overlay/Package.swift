// swift-tools-version: 6.2
// A game of its own that shows an alert: it has its own SDL module, which must not be called CSDL, since SwiftPM's target
// names count for the whole graph of packages.
import PackageDescription

let package = Package(
  name: "Overlay",
  dependencies: [.package(name: "Placard", path: "../..")],
  targets: [
    .systemLibrary(name: "CGameSDL", path: "Modules/CGameSDL", providers: [.apt(["libsdl2-dev"])]),
    .executableTarget(
      name: "OverlayGame", dependencies: ["CGameSDL", .product(name: "Placard", package: "Placard")]),
  ]
)
