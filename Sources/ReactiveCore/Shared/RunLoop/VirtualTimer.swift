/// A timer of a ``VirtualRunLoop``, with a target and an action as Foundation's has.
///
/// ```
/// run loop ──► mode ──► VirtualTimer ──strong──► target       until invalidate()
///                       VirtualTimer ──weak────► run loop
/// ```
///
/// The timer holds its target, and the loop holds the timer. A target that invalidates its timer in its own
/// deinit waits for ever: it never gets there. See ``WeakProxy`` for the way out.
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
  public var fireTime: Duration? { lock.withLock { target == nil ? nil : nextFiring?.time } }

  /// Takes the timer off its loop and lets go of the target, for good.
  public func invalidate() {
    let released = lock.withLock { (target.take(), runLoop.take()) }
    released.1?.removeFromAllModes(self)
    withExtendedLifetime(released.0) {}
  }
}

// What the run loop does with its timers.
extension VirtualTimer {
  /// When the loop has to fire the timer; nil while it is firing.
  var due: Instant? { lock.withLock { isFiring || target == nil ? nil : nextFiring } }

  /// Makes the timer one of a loop; false if it is invalid or one of another loop.
  func join(_ loop: VirtualRunLoop, now: Duration, sequence: () -> Int) -> Bool {
    lock.withLock {
      guard target != nil, runLoop == nil || runLoop === loop else { return false }
      runLoop = loop
      if nextFiring == nil { nextFiring = Instant(time: now + timeInterval, sequence: sequence()) }
      return true
    }
  }

  /// Calls the target once, however many firings were missed, and looks for the next time.
  func fire(at now: Duration) {
    guard let target = beginFiring(at: now) else { return }
    action(target, self)
    lock.withLock { isFiring = false }
    if !repeats { invalidate() }
  }

  private func beginFiring(at now: Duration) -> AnyObject? {
    lock.withLock {
      guard !isFiring, target != nil, let firing = nextFiring else { return nil }
      isFiring = true
      let missed = Int((now - firing.time) / timeInterval)
      nextFiring?.time += timeInterval * (missed + 1)
      return target
    }
  }
}
