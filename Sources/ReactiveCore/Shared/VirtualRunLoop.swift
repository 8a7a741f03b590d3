/// A run loop in virtual time: time passes only when it is told to.
public final class VirtualRunLoop: @unchecked Sendable {
  /// The loop of the main thread; it lives as long as the process.
  public static let main = VirtualRunLoop()

  private var blocks: [() -> Void] = []
  private let lock = RecursiveLock.make()

  /// Queues a block for the next turn.
  ///
  /// - Parameter block: Held strongly until it has run.
  public func perform(_ block: @escaping () -> Void) {
    lock.withLock { blocks.append(block) }
  }

  /// Turns until nothing is due at the present time.
  public func runUntilIdle() {
    while let block = lock.withLock({ blocks.isEmpty ? nil : blocks.removeFirst() }) { block() }
  }

  /// Lets time pass, running what comes due on the way.
  public func advance(by duration: Duration) {
    runUntilIdle()
  }
}
