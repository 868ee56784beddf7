// Wakes a sleeping loop for what SDL does not know: signals, and jobs in the main queue. It also sees to it that a signal
// ends the program within a second when the loop is too busy to hear the bell.
import CSDL
import Dispatch
import Glibc

@MainActor final class Doorbell {
  /// The type of the SDL event that is the ring; its code is the signal's number, or 0 for the main queue.
  let eventType: UInt32
  /// A descriptor that can be read after a ring, for loops that poll by themselves.
  let descriptor: Int32
  private let wires: Wires
  private var thread = pthread_t()
  private var trapped: [Int32] = []

  /// Nil if the system has no descriptor or thread left.
  init?() {
    eventType = SDL_RegisterEvents(1)
    guard let wires = Wires(eventType: eventType) else { return nil }
    self.wires = wires
    descriptor = wires.rings.output
    let context = UnsafeMutablePointer<Wires>.allocate(capacity: 1)
    context.initialize(to: wires)
    guard pthread_create(&thread, nil, listenAtTheDoor, context) == 0 else {
      context.deinitialize(count: 1).deallocate()
      wires.close()
      return nil
    }
    trapped = [SIGTERM, SIGINT].filter { placard_trap_signal($0, wires.signals.input) != 0 }
  }

  /// Takes the ring off the descriptor.
  func answer() {
    var bytes: UInt64 = 0
    while read(descriptor, &bytes, MemoryLayout<UInt64>.size) > 0 {}
  }

  /// Lets signals do what they did before, and ends the thread.
  func close() {
    for signal in trapped { placard_release_signal(signal) }
    trapped = []
    wires.stop.write(0)
    pthread_join(thread, nil)
    wires.close()
  }
}

/// The descriptors that a doorbell hangs on.
private struct Wires: Sendable {
  let eventType: UInt32
  /// Written by signal handlers, read by the thread.
  let signals: Pipe
  /// Written to end the thread.
  let stop: Pipe
  /// Written by the thread for each ring.
  let rings: Pipe
  let mainQueue: Int32
  /// The console's keyboard as it was before SDL muted it; -1 for none.
  let keyboardMode: Int32

  @MainActor init?(eventType: UInt32) {
    guard let signals = Pipe() else { return nil }
    guard let stop = Pipe() else {
      signals.close()
      return nil
    }
    guard let rings = Pipe() else {
      signals.close()
      stop.close()
      return nil
    }
    self.eventType = eventType
    (self.signals, self.stop, self.rings) = (signals, stop, rings)
    mainQueue = MainQueue.descriptor
    keyboardMode = placard_keyboard_mode(STDIN_FILENO)
  }

  func close() {
    for pipe in [signals, stop, rings] { pipe.close() }
  }
}

// MARK: - The thread

/// Waits for signals and jobs, and rings for each.
private func listenAtTheDoor(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = context?.assumingMemoryBound(to: Wires.self) else { return nil }
  let wires = context.move()
  context.deallocate()
  while true {
    let descriptors = [wires.stop.output, wires.signals.output, wires.mainQueue]
    var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, nfds_t(sources.count), -1) >= 0 || errno == EINTR else { return nil }
    if sources[0].revents != 0 { return nil }
    if sources[2].revents != 0 { takeJobs(wires) }
    var signal: UInt8 = 0
    if sources[1].revents != 0, read(wires.signals.output, &signal, 1) == 1 {
      ring(wires, code: Int32(signal))
      endUnlessStopped(wires, by: Int32(signal))
      return nil
    }
  }
}

/// The handle says once that there are jobs; the loop runs all that are there.
private func takeJobs(_ wires: Wires) {
  var count: UInt64 = 0
  _ = read(wires.mainQueue, &count, MemoryLayout<UInt64>.size)
  ring(wires, code: 0)
}

private func ring(_ wires: Wires, code: Int32) {
  var event = SDL_Event()
  event.user = SDL_UserEvent()
  event.user.type = wires.eventType
  event.user.code = code
  SDL_PushEvent(&event)
  wires.rings.write(1)
}

/// Gives the loop some time to put the screen back, then does what little can be done from here: the kernel and the
/// display server clean up after a process, but nobody unmutes a console's keyboard.
private func endUnlessStopped(_ wires: Wires, by signal: Int32) {
  var stop = pollfd(fd: wires.stop.output, events: Int16(POLLIN), revents: 0)
  let milliseconds: Int32 = 600
  guard poll(&stop, 1, milliseconds) == 0 else { return }
  if wires.keyboardMode >= 0 { placard_set_keyboard_mode(STDIN_FILENO, wires.keyboardMode) }
  placard_release_signal(signal)
  kill(getpid(), signal)
}
