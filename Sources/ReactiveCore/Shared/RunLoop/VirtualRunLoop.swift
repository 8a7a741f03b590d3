/// The run loop of a ``VirtualThread``, in virtual time: time passes only when it is told to.
///
/// It owns timers as Darwin's run loop does, which is why a scheduled timer's target stays alive although
/// nobody seems to hold the timer:
///
/// ```
/// VirtualThread  ──strong──► VirtualRunLoop                  from when it is first asked for to its end
/// VirtualRunLoop ──strong──► modes[…] ──strong──► timers[…] ──strong──► target
///                ──strong──► commonItems[…]                  what was added for the common modes
///                ──strong──► queuedBlocks                    until each has run
/// ```
///
/// A timer leaves its modes, and lets go of its target, when it is invalidated. Nothing else removes the
/// target: ``main`` lives as long as the process.
///
/// What is due at the same time runs in the order in which it was added. Blocks and timers run on the
/// thread that turns the loop, and no lock is held meanwhile: they may use the loop, and turn it too.
/// Everything but running may be done from any thread.
///
/// A loop cannot be made: each thread's comes into being when the thread first asks for it.
public final class VirtualRunLoop: @unchecked Sendable {
  /// The loop of the main thread; it lives as long as the process.
  public static let main = VirtualThread.main.runLoop

  /// The loop of the current thread; made now if the thread has not asked for it before.
  public static var current: VirtualRunLoop { VirtualThread.current.runLoop }

  let clock: VirtualClock
  private(set) weak var thread: VirtualThread?
  let lock = RecursiveLock()
  private var modes: [VirtualRunLoopMode] = []
  private var commonModes: [Mode] = [.default, .taskDeathCheck, .tracking]
  private var commonItems: [any VirtualRunLoopItem] = []
  private var queuedBlocks = Heap<QueuedBlock>()
  private var runningModes: [Mode] = []

  /// Creates the loop of a thread.
  init(of thread: VirtualThread) {
    self.thread = thread
    clock = thread.clock
  }

  /// How much virtual time has passed since the process began.
  public var now: Duration { clock.now }

  /// The mode in which the loop is running; nil if it is not.
  public var currentMode: Mode? { lock.withLock { runningModes.last } }

  // MARK: What there is to do

  /// Queues a block, which is run in whatever mode the loop is.
  ///
  /// - Parameters:
  ///   - delay: How long from now the block becomes due; by default at once, which still means in a later
  ///     turn.
  ///   - block: Held strongly until it has run: nothing takes it out of the queue before.
  public func perform(after delay: Duration = .zero, _ block: @escaping () -> Void) {
    let due = Instant(time: now + max(delay, .zero), sequence: clock.nextSequence())
    lock.withLock { queuedBlocks.insert(QueuedBlock(due: due, block: block)) }
    wakeUp()
  }

  /// Lets the loop fire a timer.
  ///
  /// - Parameters:
  ///   - timer: Held strongly by the mode until it is removed or invalidated. Nothing happens if it is
  ///     invalid, already in the mode, or in another loop.
  ///   - mode: The mode in which the timer may fire; ``Mode/common`` for all common modes.
  public func add(_ timer: VirtualTimer, forMode mode: Mode) { add(item: timer, mode) }

  /// Lets the loop handle a source.
  ///
  /// - Parameters:
  ///   - source: Held strongly by the mode until it is removed or invalidated.
  ///   - mode: The mode in which it is handled; ``Mode/common`` for all common modes.
  public func add(_ source: VirtualRunLoopSource, forMode mode: Mode) { add(item: source, mode) }

  /// Lets an observer look on.
  ///
  /// - Parameters:
  ///   - observer: Held strongly by the mode until it is removed or invalidated.
  ///   - mode: The mode it is told of; ``Mode/common`` for all common modes.
  public func add(_ observer: VirtualRunLoopObserver, forMode mode: Mode) {
    add(item: observer, mode)
  }

  /// Takes a timer out of a mode without invalidating it.
  ///
  /// This is what CFRunLoopRemoveTimer does; Foundation's run loop has no such method.
  ///
  /// - Parameters:
  ///   - timer: It keeps its target. Out of its last mode, it may be added to any loop again.
  ///   - mode: The mode to take it out of; ``Mode/common`` if that is what it was added for.
  public func remove(_ timer: VirtualTimer, forMode mode: Mode) { remove(item: timer, mode) }

  /// Takes a source out of a mode without invalidating it.
  ///
  /// - Parameters:
  ///   - source: It keeps its block.
  ///   - mode: The mode to take it out of; ``Mode/common`` if that is what it was added for.
  public func remove(_ source: VirtualRunLoopSource, forMode mode: Mode) {
    remove(item: source, mode)
  }

  /// Takes an observer out of a mode without invalidating it.
  ///
  /// - Parameters:
  ///   - observer: It keeps its block.
  ///   - mode: The mode to take it out of; ``Mode/common`` if that is what it was added for.
  public func remove(_ observer: VirtualRunLoopObserver, forMode mode: Mode) {
    remove(item: observer, mode)
  }

  /// Makes a mode one of the common ones: it gets what was added for them, and what will be.
  ///
  /// - Parameter mode: It stays common.
  public func addCommonMode(_ mode: Mode) {
    precondition(mode != .common, "the name of all common modes is not one of them")
    lock.withLock {
      guard !commonModes.contains(mode) else { return }
      commonModes.append(mode)
      for item in commonItems { made(mode).add(item) }
    }
  }

  /// Adds an item of whatever kind.
  func add(item: any VirtualRunLoopItem, _ mode: Mode) {
    lock.withLock {
      guard item.join(self) else { return }
      if mode == .common {
        if !commonItems.contains(where: { $0 === item }) { commonItems.append(item) }
        for mode in commonModes { made(mode).add(item) }
      } else {
        made(mode).add(item)
      }
    }
    wakeUp()
  }

  /// Takes an item of whatever kind out of a mode.
  func remove(item: any VirtualRunLoopItem, _ mode: Mode) {
    lock.withLock {
      if mode == .common {
        commonItems.removeAll { $0 === item }
        for mode in commonModes { existing(mode)?.remove(item) }
      } else {
        existing(mode)?.remove(item)
      }
      if !contains(item) { item.leave() }
    }
  }

  /// Takes an invalidated item out of every mode.
  func removeFromAllModes(_ item: any VirtualRunLoopItem) {
    lock.withLock {
      commonItems.removeAll { $0 === item }
      for mode in modes { mode.remove(item) }
    }
    wakeUp()
  }

  private func contains(_ item: any VirtualRunLoopItem) -> Bool {
    commonItems.contains { $0 === item } || modes.contains { $0.contains(item) }
  }

  private func existing(_ mode: Mode) -> VirtualRunLoopMode? { modes.first { $0.name == mode } }

  private func made(_ mode: Mode) -> VirtualRunLoopMode {
    if let mode = existing(mode) { return mode }
    let made = VirtualRunLoopMode(mode)
    modes.append(made)
    return made
  }

  // MARK: What running needs to know

  /// Whether there is nothing to run for in a mode: no timer, no source and no block.
  func isEmpty(_ mode: Mode) -> Bool {
    lock.withLock { existing(mode)?.isEmpty != false && queuedBlocks.first == nil }
  }

  /// Has the loop look again at what there is to do, should it be waiting.
  func wakeUp() { clock.wake(ObjectIdentifier(self)) }

  /// When the loop has to wake up next.
  func nextDeadline(_ mode: Mode) -> Duration? {
    lock.withLock {
      if existing(mode)?.signalledSource != nil { return .zero }
      let timed = existing(mode)?.timed.compactMap(\.deadline).min()
      return [timed, queuedBlocks.first?.due.time].compactMap(\.self).min()
    }
  }

  /// Takes out what is due first at a moment, of what was there before `sequence`.
  func takeNext(_ mode: Mode, dueBy moment: Duration, before sequence: Int) -> (() -> Void)? {
    lock.withLock {
      let timed = existing(mode)?.timed.compactMap { item in item.due.map { (item, $0) } }
        .filter { $0.1.time <= moment }.min { $0.1 < $1.1 }
      let block = queuedBlocks.first?.due
      if let block, block.time <= moment, block.sequence < sequence,
        timed.map({ block < $0.1 }) ?? true
      {
        return queuedBlocks.popFirst()?.block
      }
      guard let timed else { return nil }
      return { [self] in timed.0.fire(at: now) }
    }
  }

  /// Takes out the signal of the first source that has one.
  func takeSource(_ mode: Mode) -> VirtualRunLoopSource? {
    lock.withLock { existing(mode)?.signalledSource }
  }

  /// Tells the observers of a mode.
  func notify(_ activity: Activity, _ mode: Mode) {
    let observers = lock.withLock { existing(mode)?.observers ?? [] }
    for observer in observers { observer.notify(activity) }
  }

  /// Runs a block with a mode as the current one.
  func inMode<Result>(_ mode: Mode, _ block: () -> Result) -> Result {
    lock.withLock { runningModes.append(mode) }
    defer { lock.withLock { _ = runningModes.popLast() } }
    return block()
  }
}

/// A block that waits for its turn.
private struct QueuedBlock: Due {
  let due: Instant
  let block: () -> Void
}
