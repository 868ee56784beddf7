import Dispatch
import Glibc
import PlacardCommandLine

/// Answers from other programs: USR1 accepts the dialog, USR2 cancels it.
///
/// Make it before any thread begins: the signals are blocked, so that one that comes early waits for the loop.
@MainActor final class AnswerSignals {
  /// Ends the dialog, once, when a signal came.
  var onAnswer: () -> Void = {}
  private var sources: [any DispatchSourceSignal] = []
  private var answer: Int32?

  init() {
    let numbers = [SIGUSR1, SIGUSR2]
    // Both are blocked before the first source begins a thread, or that thread would still die of the second.
    block(numbers)
    for number in numbers { listen(to: number) }
  }

  /// What the command leaves behind if a signal answered; nil when none did.
  func result(_ statuses: ExitStatuses) -> CommandResult? {
    answer.map { CommandResult(status: $0 == SIGUSR1 ? statuses.accepted : statuses.cancelled) }
  }

  private func block(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private func listen(to number: Int32) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler {
      Task { @MainActor [weak self] in self?.receive(number) }
    }
    source.activate()
    sources.append(source)
  }

  private func receive(_ number: Int32) {
    guard answer == nil else { return }
    answer = number
    onAnswer()
  }
}
