import Glibc
import PlacardCanvas

// Measures what an alert costs beside a memcpy of the frame and beside SDL's own calls.
//
//   swift run -c release PlacardBenchmarks [ROUNDS]                 everything, 25 rounds unless told
//   swift run -c release PlacardBenchmarks one CASE TIMES [SIZE]    one case some times, for valgrind

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  if arguments.first == "one" {
    try runOne(arguments)
  } else {
    for setting in Setting.all {
      try Report(setting: setting, rounds: arguments.first.flatMap { Int($0) } ?? 25).run()
    }
  }
} catch {
  print(error)
  exit(1)
}

@MainActor func runOne(_ arguments: [String]) throws {
  guard arguments.count >= 3, let times = Int(arguments[2]),
    let setting = Setting.all.first(where: { arguments.count < 4 || $0.name == arguments[3] }),
    let item = try Bench(setting: setting).cases().first(where: { $0.name == arguments[1] })
  else { throw PlacardError("Say: one CASE TIMES [1920x1080 or 800x480], with a case of the report.") }
  _ = try item.run(times)
}
