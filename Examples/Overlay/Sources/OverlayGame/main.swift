// swift run --package-path Examples/Overlay OverlayGame [--renderer software|opengl|opengles2] [--frames N] [--snapshot FILE]
//
// Escape asks whether to leave. With --frames it plays that many by itself, checks that every getter of the renderer is
// the same before and after the overlay drew, and ends with 0, or with 1 and the reason.
import CGameSDL
import Glibc
import Placard

func option(_ name: String) -> String? {
  let arguments = CommandLine.arguments
  return arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

do {
  let game = try Game(driver: option("--renderer"))
  defer { game.close() }
  if let frames = option("--frames").flatMap({ Int($0) }) {
    try game.rehearse(frames: frames, picture: option("--snapshot"))
    print("The renderer was as before after each of \(frames) frames.")
  } else {
    try game.play()
  }
} catch {
  print(error)
  exit(1)
}
