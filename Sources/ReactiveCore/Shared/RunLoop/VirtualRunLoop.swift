/// A run loop in virtual time: time passes only when it is told to.
///
/// It owns timers as Darwin's run loop does, which is why a scheduled timer's target stays alive although
/// nobody seems to hold the timer:
///
/// ```
/// VirtualRunLoop ──strong──► modes[…] ──strong──► timers[…] ──strong──► target
///                ──strong──► queuedBlocks         until each has run
/// ```
///
/// A timer leaves its mode, and lets go of its target, when it is invalidated. Nothing else removes the
/// target: ``main`` lives as long as the process.
///
/// What is due at the same time runs in the order in which it was added. Blocks and timers run on the
/// thread that turns the loop, and no lock is held meanwhile: they may use the loop, and turn it too.
/// Everything may be called from any thread.
public final class VirtualRunLoop: @unchecked Sendable {
  /// The loop of the main thread; it lives as long as the process.
  public static let main = VirtualRunLoop()

  private let lock = RecursiveLock()
  private var modes: [VirtualRunLoopMode] = []
  private var queuedBlocks = Heap<QueuedBlock>()
  private var currentTime = Duration.zero
  private var lastSequence = 0

  /// Creates a loop at time zero with nothing to do.
  public init() {}

  /// How much virtual time has passed since the loop was created.
  public var now: Duration { lock.withLock { currentTime } }

  // MARK: What there is to do

  /// Queues a block.
  ///
  /// - Parameters:
  ///   - delay: How long from now the block becomes due; by default at once, which still means in a later
  ///     turn.
  ///   - block: Held strongly until it has run: nothing takes it out of the queue before.
  public func perform(after delay: Duration = .zero, _ block: @escaping () -> Void) {
    lock.withLock {
      queuedBlocks.insert(
        QueuedBlock(
          due: Instant(time: currentTime + max(delay, .zero), sequence: nextSequence()),
          block: block))
    }
  }

  /// Lets the loop fire a timer.
  ///
  /// - Parameters:
  ///   - timer: Held strongly by the mode until it is removed or invalidated. Nothing happens if it is
  ///     invalid, already in the mode, or in another loop.
  ///   - mode: The mode in which the timer may fire.
  public func add(_ timer: VirtualTimer, forMode mode: Mode) {
    lock.withLock {
      guard timer.join(self, now: currentTime, sequence: { nextSequence() }) else { return }
      if let existing = modes.first(where: { $0.name == mode }) {
        existing.add(timer)
      } else {
        modes.append(VirtualRunLoopMode(mode, timers: [timer]))
      }
    }
  }

  /// Takes a timer out of a mode without invalidating it.
  ///
  /// - Parameters:
  ///   - timer: It keeps its target, and may be added again.
  ///   - mode: The mode to take it out of.
  public func remove(_ timer: VirtualTimer, forMode mode: Mode) {
    lock.withLock { modes.first { $0.name == mode }?.remove(timer) }
  }

  /// Takes an invalidated timer out of every mode.
  func removeFromAllModes(_ timer: VirtualTimer) {
    lock.withLock { modes.forEach { $0.remove(timer) } }
  }

  // MARK: Turning

  /// Runs what is due at the present time, and what that makes due, while time stands still.
  ///
  /// - Parameter mode: Timers of other modes wait.
  public func runUntilIdle(mode: Mode = .default) {
    runWhatIsDue(until: now, mode: mode)
  }

  /// Lets time pass, running what comes due on the way, each at its own time.
  ///
  /// - Parameters:
  ///   - duration: How much time passes; a negative one traps.
  ///   - mode: Timers of other modes wait, and fire once, late, when their mode is run.
  public func advance(by duration: Duration, mode: Mode = .default) {
    precondition(duration >= .zero, "time cannot pass backwards (by \(duration))")
    let end = now + duration
    runWhatIsDue(until: end, mode: mode)
    lock.withLock { currentTime = max(currentTime, end) }
  }

  private func runWhatIsDue(until end: Duration, mode: Mode) {
    while let work = lock.withLock({ takeNext(until: end, mode: mode) }) { work() }
  }

  /// Takes out what comes due first and moves time to that moment.
  private func takeNext(until end: Duration, mode: Mode) -> (() -> Void)? {
    let timer = modes.first { $0.name == mode }?.next()
    let block = queuedBlocks.first
    let first = [timer?.due, block?.due].compactMap(\.self).min()
    guard let first, first.time <= end else { return nil }
    currentTime = max(currentTime, first.time)
    guard let timer, timer.due == first else { return queuedBlocks.popFirst()?.block }
    return { [currentTime] in timer.timer.fire(at: currentTime) }
  }

  private func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }
}

/// A block that waits for its turn.
private struct QueuedBlock: Due {
  let due: Instant
  let block: () -> Void
}
