/// Calls a target once for each frame of a display, as Core Animation's display link does.
///
/// ```
/// run loop ──► mode ──► VirtualDisplayLink ──strong──► target       until invalidate()
///                       VirtualDisplayLink ──weak────► run loop
/// ```
///
/// It owns its target as a timer does, so a target that wants to invalidate it in its deinit waits for
/// ever. As a clock it is no better than a timer either: frames that end while the loop is busy or in
/// another mode are dropped, and the one that it finds when it comes back is late.
public final class VirtualDisplayLink: @unchecked Sendable {
  /// How many frames the display shows in a second.
  public let framesPerSecond: Int

  private let lock = RecursiveLock()
  private var target: AnyObject?
  private let action: (AnyObject, VirtualDisplayLink) -> Void
  private weak var runLoop: VirtualRunLoop?
  private var nextFrame = Instant(time: .zero, sequence: 0)
  private var shownAt: Duration?
  private var hasPause = false
  private var isFiring = false

  /// Creates a display link that no run loop knows yet.
  ///
  /// - Parameters:
  ///   - framesPerSecond: How many frames the display shows in a second, from time zero on.
  ///   - target: Whose method is called; held strongly until ``invalidate()``.
  ///   - action: A method of the target's type. It must not capture the target itself.
  public init<Target: AnyObject>(
    framesPerSecond: Int = 60,
    target: Target,
    action: @escaping (Target) -> (_ link: VirtualDisplayLink) -> Void
  ) {
    precondition(framesPerSecond > 0, "a display cannot show \(framesPerSecond) frames a second")
    self.framesPerSecond = framesPerSecond
    self.target = target
    self.action = { target, link in action(unsafeDowncast(target, to: Target.self))(link) }
  }

  /// Whether it can still fire: until it is invalidated.
  public var isValid: Bool { lock.withLock { target != nil } }

  /// Whether it skips the frames, for now.
  public var isPaused: Bool {
    get { lock.withLock { hasPause } }
    set {
      let loop = lock.withLock {
        hasPause = newValue
        if let runLoop { nextFrame.time = frame(after: runLoop.now) }
        return runLoop
      }
      loop?.wakeUp()
    }
  }

  /// When the frame began that it was last called for; nil before the first call.
  public var timestamp: Duration? { lock.withLock { shownAt } }

  /// When the frame after that begins; nil before the first call.
  public var targetTimestamp: Duration? { lock.withLock { shownAt.map(frame(after:)) } }

  /// Lets a loop call the target for each frame.
  ///
  /// - Parameters:
  ///   - loop: It holds the display link strongly until that is removed or invalidated.
  ///   - mode: The mode in which it is called; ``VirtualRunLoop/Mode/common`` for all common modes.
  public func add(to loop: VirtualRunLoop, forMode mode: VirtualRunLoop.Mode) {
    loop.add(item: self, mode)
  }

  /// Takes the display link out of a mode without invalidating it.
  ///
  /// - Parameters:
  ///   - loop: The loop it was added to.
  ///   - mode: The mode to take it out of.
  public func remove(from loop: VirtualRunLoop, forMode mode: VirtualRunLoop.Mode) {
    loop.remove(item: self, mode)
  }

  /// Takes the display link off its loop and lets go of the target, for good.
  public func invalidate() {
    let released = lock.withLock { (target.take(), runLoop.take()) }
    released.1?.removeFromAllModes(self)
    withExtendedLifetime(released.0) {}
  }

  /// The beginning of the first frame after a moment.
  private func frame(after moment: Duration) -> Duration {
    // A frame does not last a whole number of nanoseconds: count frames, not durations.
    var index = moment / .seconds(1) * Double(framesPerSecond)
    index.round(.down)
    var frame = Duration.seconds(1) * Int(index) / framesPerSecond
    while frame <= moment {
      index += 1
      frame = Duration.seconds(1) * Int(index) / framesPerSecond
    }
    return frame
  }
}

// What the run loop does with its display links.
extension VirtualDisplayLink: VirtualRunLoopTimedItem {
  var due: Instant? { lock.withLock { isFiring || hasPause || target == nil ? nil : nextFrame } }

  var deadline: Duration? { due?.time }

  func join(_ loop: VirtualRunLoop) -> Bool {
    lock.withLock {
      guard target != nil, runLoop == nil || runLoop === loop else { return false }
      if runLoop == nil {
        nextFrame = Instant(time: frame(after: loop.now), sequence: loop.clock.nextSequence())
      }
      runLoop = loop
      return true
    }
  }

  func leave() { lock.withLock { runLoop = nil } }

  /// Calls the target for the frame that is shown now; those before it are dropped.
  func fire(at now: Duration) {
    let begun = lock.withLock { () -> (AnyObject, VirtualRunLoop?)? in
      guard !isFiring, let target else { return nil }
      isFiring = true
      // The latest frame that has begun.
      var shown = nextFrame.time
      while frame(after: shown) <= now { shown = frame(after: shown) }
      shownAt = shown
      return (target, runLoop)
    }
    guard let (target, loop) = begun else { return }
    action(target, self)
    lock.withLock {
      isFiring = false
      nextFrame.time = frame(after: loop?.now ?? now)
    }
  }
}
