/// Looks on while a run loop turns.
///
/// ```
/// run loop ──► mode ──► VirtualRunLoopObserver ──strong──► block      until invalidate()
///                       VirtualRunLoopObserver ──weak────► run loop
/// ```
///
/// An observer does not keep a loop running: a mode that has nothing else counts as empty.
public final class VirtualRunLoopObserver: VirtualRunLoopItem, Ordered, @unchecked Sendable {
  /// What it is told of.
  public let activities: VirtualRunLoop.Activity
  /// Whether it goes on after it has been told once.
  public let repeats: Bool
  /// Those of lower order are told first; at the same order those added first.
  public let order: Int

  private let lock = RecursiveLock()
  private var block: ((VirtualRunLoopObserver, VirtualRunLoop.Activity) -> Void)?
  private weak var runLoop: VirtualRunLoop?

  /// Creates an observer that no run loop knows yet.
  ///
  /// - Parameters:
  ///   - activities: What it is told of.
  ///   - repeats: Whether it goes on; if not, it invalidates itself before its first call.
  ///   - order: Those of lower order are told first.
  ///   - block: Told the observer and the activity. Held strongly until ``invalidate()``.
  public init(
    activities: VirtualRunLoop.Activity, repeats: Bool = true, order: Int = 0,
    _ block: @escaping (VirtualRunLoopObserver, VirtualRunLoop.Activity) -> Void
  ) {
    self.activities = activities
    self.repeats = repeats
    self.order = order
    self.block = block
  }

  /// Whether it can still be told.
  public var isValid: Bool { lock.withLock { block != nil } }

  /// Takes the observer off its loop and lets go of the block, for good.
  public func invalidate() {
    let released = lock.withLock { (block.take(), runLoop.take()) }
    released.1?.removeFromAllModes(self)
    withExtendedLifetime(released.0) {}
  }

  /// Tells the observer of an activity.
  func notify(_ activity: VirtualRunLoop.Activity) {
    guard activities.contains(activity), let block = lock.withLock({ block }) else { return }
    if !repeats { invalidate() }
    block(self, activity)
  }

  func join(_ loop: VirtualRunLoop) -> Bool {
    lock.withLock {
      guard block != nil, runLoop == nil || runLoop === loop else { return false }
      runLoop = loop
      return true
    }
  }

  func leave() { lock.withLock { runLoop = nil } }
}
