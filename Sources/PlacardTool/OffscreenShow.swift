import Placard
import PlacardCommandLine
import PlacardHarness

/// Shows a request without a display: a picture, a description, a script, on a clock of its own.
@MainActor struct OffscreenShow {
  private let request: Request
  private let stage: Request.Offscreen
  private let statuses: ExitStatuses
  private let keeper = ResponseKeeper()
  private var output = ""

  init(_ request: Request, on stage: Request.Offscreen, statuses: ExitStatuses) {
    self.request = request
    self.stage = stage
    self.statuses = statuses
  }

  /// The script is read whole before anything is shown or written.
  mutating func run() throws(PlacardError) -> CommandResult {
    switch try script() {
    case .success(let script): try show(script)
    case .failure(let error): failed(error)
    }
  }

  private func script() throws(PlacardError) -> Result<InputScript?, ScriptError> {
    guard let path = stage.script else { return .success(nil) }
    let text = try TextFile.read(path)
    return Result { () throws(ScriptError) in try InputScript(text) }
  }

  private mutating func show(_ script: InputScript?) throws(PlacardError) -> CommandResult {
    let driver = ScriptDriver(try makeHost())
    let alert = request.alert()
    alert.delegate = keeper
    driver.host.present(alert)
    try take(stage, from: driver)
    do throws(ScriptError) {
      try script?.play(on: driver) { output += $0 }
    } catch {
      return failed(error)
    }
    return result(isAnswerDue: script != nil)
  }

  private func makeHost() throws(PlacardError) -> OffscreenHost {
    let appearance = request.appearance
    let host = try OffscreenHost(
      size: stage.size, scale: stage.scale, background: appearance.palette.page, appearance: appearance,
      fonts: request.fonts)
    if stage.isKiosk { host.ignoresPressesFor = KioskRule.ignoresPressesFor }
    return host
  }

  /// The picture at its time, then the description at rest.
  private mutating func take(_ stage: Request.Offscreen, from driver: ScriptDriver) throws(PlacardError) {
    if let path = stage.snapshot {
      if let seconds = stage.snapshotTime { driver.advance(by: .seconds(seconds)) } else { driver.settle() }
      try driver.bitmap.writePNG(to: path)
    }
    if stage.describes {
      driver.settle()
      output += driver.semantics.json + "\n"
    }
  }

  /// How it ended; a script that leaves the alert up has let its time run out.
  private func result(isAnswerDue: Bool) -> CommandResult {
    let unanswered = CommandResult(status: isAnswerDue ? statuses.timedOut : 0)
    let answer = keeper.response.map { request.result(of: $0, statuses: statuses) } ?? unanswered
    return CommandResult(status: answer.status, output: output + answer.output)
  }

  private func failed(_ error: ScriptError) -> CommandResult {
    StandardError.tell("script \(error)")
    return CommandResult(status: ExitStatuses.scriptFailed, output: output)
  }
}
