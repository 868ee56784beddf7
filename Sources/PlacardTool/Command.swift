import Glibc
import Placard
import PlacardCommandLine
import PlacardHarness

/// The `placard` command from its arguments to its exit status.
@MainActor struct Command {
  private let environment: ProcessEnvironment
  private let statuses: ExitStatuses

  init(environment: ProcessEnvironment) {
    self.environment = environment
    statuses = ExitStatuses(environment: environment.variable)
  }

  /// Does everything, writes the output in one piece, and returns the exit status.
  func run() -> Int32 {
    // A reader that went away must not take the answer with it: writing then fails, and the status still tells.
    signal(SIGPIPE, SIG_IGN)
    let unanswered = UnansweredExit(status: statuses.failed)
    let result = result()
    unanswered.end()
    return write(result)
  }

  /// Nobody misses what a reader that went away does not get, but an answer lost on a full disk is a failure.
  private func write(_ result: CommandResult) -> Int32 {
    if TextFile.write(Array(result.output.utf8), to: STDOUT_FILENO) { return result.status }
    let reason = errno
    guard reason != EPIPE, reason != EBADF else { return result.status }
    return failure("Cannot write the output (\(String(cString: strerror(reason)))); make room for it.").status
  }

  private func result() -> CommandResult {
    do throws(UsageError) {
      switch try ParsedCommand.parse(environment.arguments, calledAs: environment.name) {
      case .print(let text): return CommandResult(status: 0, output: text)
      case .show(let request): return show(request)
      }
    } catch {
      return failure(error.message)
    }
  }

  private func show(_ request: Request) -> CommandResult {
    do throws(PlacardError) {
      switch request.stage {
      case .window(let isFullScreen, let isKiosk):
        return try WindowShow(request: request, statuses: statuses).run(isFullScreen: isFullScreen, isKiosk: isKiosk)
      case .offscreen(let stage):
        var show = OffscreenShow(request, on: stage, statuses: statuses)
        return try show.run()
      }
    } catch {
      return failure(error.message)
    }
  }

  private func failure(_ message: String) -> CommandResult {
    StandardError.tell(message)
    return CommandResult(status: statuses.failed)
  }
}
