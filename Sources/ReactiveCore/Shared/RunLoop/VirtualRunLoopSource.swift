/// Something that can happen: once signalled, it is handled when its run loop turns.
///
/// ```
/// run loop ──► mode ──► VirtualRunLoopSource ──strong──► block      until invalidate()
///                       VirtualRunLoopSource ──weak────► run loop
/// ```
///
/// A source keeps its loop running, whether it is ever signalled or not.
public final class VirtualRunLoopSource: VirtualRunLoopItem, Ordered, @unchecked Sendable {
  /// Those of lower order are handled first; at the same order those added first.
  public let order: Int

  private let lock = RecursiveLock()
  private var block: (() -> Void)?
  private var hasSignal = false
  private weak var runLoop: VirtualRunLoop?

  /// Creates a source that no run loop knows yet.
  ///
  /// - Parameters:
  ///   - order: Those of lower order are handled first.
  ///   - block: Handles it. Held strongly until ``invalidate()``.
  public init(order: Int = 0, _ block: @escaping () -> Void) {
    self.order = order
    self.block = block
  }

  /// Whether it can still be handled.
  public var isValid: Bool { lock.withLock { block != nil } }

  /// Whether it waits to be handled.
  public var isSignalled: Bool { lock.withLock { hasSignal && block != nil } }

  /// Has the source handled in the next turn of its loop, which wakes up for it.
  ///
  /// However often it is signalled before, it is handled once.
  public func signal() {
    let loop = lock.withLock {
      hasSignal = true
      return runLoop
    }
    loop?.wakeUp()
  }

  /// Takes the source off its loop and lets go of the block, for good.
  public func invalidate() {
    let released = lock.withLock { (block.take(), runLoop.take()) }
    released.1?.removeFromAllModes(self)
    withExtendedLifetime(released.0) {}
  }

  /// Handles the signal.
  func perform() {
    let block = lock.withLock {
      hasSignal = false
      return self.block
    }
    block?()
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
