import Synchronization

/// The time of a virtual process, and whose turn it is.
///
/// ```
/// VirtualClock ──strong──► threads[…]       from start() to the end of each one's body
///              ──strong──► sleepers[…]      one for every thread that waits
/// ```
///
/// Whoever waits gives its turn to the sleeper that comes due first. Real threads hold the stacks of
/// virtual ones, but no two of them run at once.
final class VirtualClock: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var currentTime = Duration.zero
  private var lastSequence = 0
  private var threads: [VirtualThread] = []
  private var sleepers: [Sleeper] = []
  /// Who runs; nil for whoever is no thread of this clock and lets time pass from outside.
  private var running: VirtualThread?

  /// How much time has passed.
  var now: Duration { lock.withLock { currentTime } }

  /// The threads that have begun and not ended.
  var liveThreads: [VirtualThread] { lock.withLock { threads } }

  /// A number larger than all before it: orders what is due at the same time.
  func nextSequence() -> Int {
    lock.withLock {
      lastSequence += 1
      return lastSequence
    }
  }

  // MARK: Waiting

  /// Lets time pass, and other threads run, until the caller's turn comes again.
  ///
  /// - Parameters:
  ///   - deadline: When that is at the latest; nil waits for ``wake(_:)``.
  ///   - waker: What ``wake(_:)`` is told to end the waiting early.
  ///   - letsOthersFirst: Whether all others that are due at the deadline have their turn first, however
  ///     often; else only those that have waited longer.
  func wait(
    until deadline: Duration?, for waker: ObjectIdentifier? = nil, letsOthersFirst: Bool = false
  ) {
    let thread = VirtualThread.ofThisStack
    let own = lock.withLock { () -> Sleeper? in
      guard !threads.isEmpty else {
        precondition(deadline != nil, "waits for ever: nothing is due, and no thread is there")
        currentTime = max(currentTime, deadline ?? currentTime)
        return nil
      }
      let own = Sleeper(
        thread, due: deadline.map { Instant(time: max($0, currentTime), sequence: nextSequence()) },
        waker: waker, letsOthersFirst: letsOthersFirst)
      sleepers.append(own)
      if running === thread { wakeNext() }
      return own
    }
    own?.sleep()
  }

  /// Makes whoever waits for `waker` come due now.
  func wake(_ waker: ObjectIdentifier) {
    lock.withLock {
      for sleeper in sleepers where sleeper.waker == waker {
        sleeper.comeDue(at: Instant(time: currentTime, sequence: nextSequence()))
      }
    }
  }

  private func wakeNext() {
    guard let index = sleepers.indices.min(by: { sleepers[$0].comesBefore(sleepers[$1]) }),
      let due = sleepers[index].due
    else { preconditionFailure("every thread waits for another, and nothing is due") }
    let next = sleepers.remove(at: index)
    currentTime = max(currentTime, due.time)
    running = next.thread
    next.wakeUp()
  }

  // MARK: Threads

  /// Lets a thread have its turn as soon as the one that runs waits.
  ///
  /// - Parameters:
  ///   - thread: Held strongly until its body has run.
  ///   - body: Told the thread, in its turn, on a stack of the thread's own.
  func start(_ thread: VirtualThread, _ body: @escaping (VirtualThread) -> Void) {
    let first = lock.withLock {
      threads.append(thread)
      let sleeper = Sleeper(
        thread, due: Instant(time: currentTime, sequence: nextSequence()), waker: nil,
        letsOthersFirst: false)
      sleepers.append(sleeper)
      return sleeper
    }
    Platform.startThread { [self] in
      first.sleep()
      run(body)
      lock.withLock { wakeNext() }
    }
  }

  /// Runs the thread whose turn it is, and lets go of it.
  ///
  /// Not inlined: its last reference goes here, not after the turn was given away.
  @inline(never)
  private func run(_ body: (VirtualThread) -> Void) {
    guard let thread = lock.withLock({ running }) else { return }
    body(thread)
    lock.withLock {
      threads.removeAll { $0 === thread }
      running = nil
    }
  }
}

/// A thread that waits for its turn.
private final class Sleeper {
  /// Nil for whoever waits from outside; the clock holds it while it lives.
  unowned(unsafe) let thread: VirtualThread?
  let waker: ObjectIdentifier?
  private(set) var due: Instant?
  private var letsOthersFirst: Bool
  private let isAwake = Atomic<Bool>(false)

  init(
    _ thread: VirtualThread?, due: Instant?, waker: ObjectIdentifier?, letsOthersFirst: Bool
  ) {
    self.thread = thread
    self.due = due
    self.waker = waker
    self.letsOthersFirst = letsOthersFirst
  }

  /// Blocks the real thread until this one's turn comes.
  func sleep() {
    ThreadParking.wait { isAwake.load(ordering: .acquiring) }
  }

  func wakeUp() {
    isAwake.store(true, ordering: .releasing)
    ThreadParking.wakeAll()
  }

  func comeDue(at instant: Instant) {
    letsOthersFirst = false
    due = due.map { min($0, instant) } ?? instant
  }

  func comesBefore(_ other: Sleeper) -> Bool {
    guard let due else { return false }
    guard let otherDue = other.due else { return true }
    if due.time == otherDue.time, letsOthersFirst != other.letsOthersFirst {
      return other.letsOthersFirst
    }
    return due < otherDue
  }
}
