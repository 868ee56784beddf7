/// Measures at one size and prints the figures and the goals.
@MainActor struct Report {
  let setting: Setting
  let rounds: Int

  func run() throws {
    let measured = try RoundRobin(cases: Bench(setting: setting).cases()).measure(rounds: rounds)
    let table = Table(setting: setting, measured: measured)
    table.printTimes(beside: "memcpy")
    table.printGoals(goals(measured))
  }

  private func goals(_ measured: Measurements) -> [Goal] {
    [
      .atMost(0.9, times: "memcpy", "backdrop", in: measured),
      .faster(20, than: "SDL_RenderFillRect", "backdrop", in: measured),
      .faster(20, than: "SDL_RenderGeometry", "card", in: measured),
      .faster(3, than: "TTF_RenderUTF8_Blended_Wrapped", "text of 200 characters", in: measured),
    ]
  }
}
