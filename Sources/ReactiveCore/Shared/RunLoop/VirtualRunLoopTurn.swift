/// One stay of a run loop in a mode, with the autorelease pool of its present turn.
final class VirtualRunLoopTurn {
  private let loop: VirtualRunLoop
  private let mode: VirtualRunLoop.Mode
  private let stack: AutoreleaseStack?
  private var pool: AutoreleasePool?

  /// Creates a stay that has not begun.
  init(of loop: VirtualRunLoop, in mode: VirtualRunLoop.Mode) {
    self.loop = loop
    self.mode = mode
    stack = loop.thread?.autoreleaseStack
  }

  func enter() {
    pool = stack?.push()
    loop.notify(.entry, mode)
  }

  func leave() {
    loop.notify(.exit, mode)
    drain()
  }

  func lookForTimersAndSources() {
    loop.notify(.beforeTimers, mode)
    loop.notify(.beforeSources, mode)
  }

  /// Handles the first source that is signalled; false if none is.
  func handleOneSource() -> Bool {
    guard let source = loop.takeSource(mode) else { return false }
    source.perform()
    return true
  }

  /// Sleeps; only then does time pass in a loop.
  func wait(until deadline: Duration?, letsOthersFirst: Bool = false) {
    loop.notify(.beforeWaiting, mode)
    drain()
    pool = stack?.push()
    loop.clock.wait(
      until: deadline, for: ObjectIdentifier(loop), letsOthersFirst: letsOthersFirst)
    loop.notify(.afterWaiting, mode)
  }

  /// Runs the timers and blocks that are due by now, but not the blocks that these queue.
  ///
  /// - Parameter end: What is due later than that waits, even if a long callout let more time pass.
  func runWhatIsDue(by end: Duration? = nil) {
    let moment = min(loop.now, end ?? loop.now)
    let sequence = loop.clock.nextSequence()
    while let work = loop.takeNext(mode, dueBy: moment, before: sequence) { work() }
  }

  private func drain() {
    if let pool { stack?.drain(pool) }
    pool = nil
  }
}
