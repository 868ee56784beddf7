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
    var goals: [Goal] = [
      .atMost(setting.fullFrameLimit, times: "memcpy", "full frame", in: measured),
      .within(60, "press + release", in: measured),
      .within(6, "unchanged frame", in: measured),
      .atMost(0.9, times: "memcpy", "backdrop", in: measured),
      .faster(20, than: "SDL_RenderFillRect", "backdrop", in: measured),
      .faster(20, than: "SDL_RenderGeometry", "card", in: measured),
      .faster(3, than: "TTF_RenderUTF8_Blended_Wrapped", "text of 200 characters", in: measured),
    ]
    if setting.width == 1920 {
      let fade = measured.minimum(of: "backdrop's fade")
      goals.append(.within(500 + fade, "animation step", in: measured))
    }
    return goals
  }
}
