/// A timer of a ``VirtualRunLoop``, with a target and an action as Foundation's has.
///
/// ```
/// run loop ──► mode ──► VirtualTimer ──strong──► target       until invalidate()
///                       VirtualTimer ──weak────► run loop
/// ```
///
/// The timer holds its target, and the loop holds the timer. A target that invalidates its timer in its own
/// deinit waits for ever: it never gets there. See ``WeakProxy`` for the way out.
///
/// It is no clock. It fires when its loop turns in one of its modes; while the loop is busy or in another
/// mode its firings are missed, and made up for by one. The times of the others stay where they were.
public final class VirtualTimer: @unchecked Sendable {
  /// The time between two firings, and before the first.
  public let timeInterval: Duration
  /// Whether the timer goes on after it has fired.
  public let repeats: Bool

  private let lock = RecursiveLock()
  private var target: AnyObject?
  private let action: (AnyObject, VirtualTimer) -> Void
  private weak var runLoop: VirtualRunLoop?
  private var nextFiring: Instant?
  private var isFiring = false
  private var allowedDelay = Duration.zero

  /// Creates a timer that no run loop knows yet.
  ///
  /// - Parameters:
  ///   - timeInterval: The time between two firings, and before the first, counted from the moment the
  ///     timer is first added to a loop; at least a tenth of a millisecond is taken.
  ///   - target: Whose method is called; held strongly until ``invalidate()``.
  ///   - action: A method of the target's type, `Screen.tick`. It must not capture the target itself: the
  ///     timer keeps the action for life.
  ///   - repeats: Whether the timer goes on after it has fired; if not, it then invalidates itself.
  public init<Target: AnyObject>(
    timeInterval: Duration,
    target: Target,
    action: @escaping (Target) -> (_ timer: VirtualTimer) -> Void,
    repeats: Bool
  ) {
    self.timeInterval = max(timeInterval, .microseconds(100))
    self.target = target
    self.action = { target, timer in action(unsafeDowncast(target, to: Target.self))(timer) }
    self.repeats = repeats
  }

  /// Whether the timer can still fire: until it is invalidated.
  public var isValid: Bool { lock.withLock { target != nil } }

  /// When the timer fires next, in its loop's time; nil before it was added to a loop and after the end.
  ///
  /// It may be moved; the firings after that follow at its interval. Nil cannot be set.
  public var fireTime: Duration? {
    get { lock.withLock { target == nil ? nil : nextFiring?.time } }
    set {
      guard let newValue else { return }
      let loop = lock.withLock {
        nextFiring?.time = newValue
        return runLoop
      }
      loop?.wakeUp()
    }
  }

  /// By how much the timer may fire late, so that the loop need not wake up for it alone.
  ///
  /// It never fires early, and its later firings are counted from the times it should have fired at.
  public var tolerance: Duration {
    get { lock.withLock { allowedDelay } }
    set { lock.withLock { allowedDelay = max(newValue, .zero) } }
  }

  /// Calls the target now.
  ///
  /// The times of a repeating timer do not change; another one is done with.
  public func fire() {
    guard let target = lock.withLock({ target }) else { return }
    action(target, self)
    if !repeats { invalidate() }
  }

  /// Takes the timer off its loop and lets go of the target, for good.
  public func invalidate() {
    let released = lock.withLock { (target.take(), runLoop.take()) }
    released.1?.removeFromAllModes(self)
    withExtendedLifetime(released.0) {}
  }
}

// What the run loop does with its timers.
extension VirtualTimer: VirtualRunLoopTimedItem {
  var due: Instant? { lock.withLock { isFiring || target == nil ? nil : nextFiring } }

  var deadline: Duration? {
    lock.withLock { isFiring || target == nil ? nil : nextFiring.map { $0.time + allowedDelay } }
  }

  func join(_ loop: VirtualRunLoop) -> Bool {
    lock.withLock {
      guard target != nil, runLoop == nil || runLoop === loop else { return false }
      runLoop = loop
      if nextFiring == nil {
        nextFiring = Instant(time: loop.now + timeInterval, sequence: loop.clock.nextSequence())
      }
      return true
    }
  }

  func leave() { lock.withLock { runLoop = nil } }

  /// Calls the target once, however many firings were missed, and looks for the next time.
  func fire(at now: Duration) {
    guard let (target, loop, planned) = beginFiring() else { return }
    action(target, self)
    endFiring(planned, at: loop?.now ?? now)
    if !repeats { invalidate() }
  }

  private func beginFiring() -> (AnyObject, VirtualRunLoop?, Duration)? {
    lock.withLock {
      guard !isFiring, let target, let nextFiring else { return nil }
      isFiring = true
      return (target, runLoop, nextFiring.time)
    }
  }

  /// The next time is one that is still to come when the action has returned.
  private func endFiring(_ planned: Duration, at now: Duration) {
    lock.withLock {
      isFiring = false
      // The action may have moved it.
      guard nextFiring?.time == planned else { return }
      let passed = Int((now - planned) / timeInterval)
      nextFiring?.time = planned + timeInterval * (passed + 1)
    }
  }
}
