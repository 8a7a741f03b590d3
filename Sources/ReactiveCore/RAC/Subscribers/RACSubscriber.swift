/// The end of a subscription: the blocks that a user handed to `subscribeNext(_:error:completed:)`.
///
/// ```
/// RACSubscriber ──strong──► next, error, completed ──strong──► what they captured
///               ──strong──► disposable ──strong──► a disposable that empties the three
///                                      ──strong──► every subscription made for this subscriber
/// a subscription's compound ──strong──► a purge block ──strong──► disposable
/// ```
///
/// The blocks are dropped at an error, at completion and at deallocation, **not** when the
/// subscription is disposed from outside: then they live as long as some producer holds the
/// subscriber. A subscriber that is released without a terminal event disposes its subscriptions
/// silently.
///
/// Source: ReactiveCocoa 2.5, `RACSubscriber`.
public final class RACSubscriber<Value>: RACSubscriberProtocol, @unchecked Sendable {
  private var next: ((Value) -> Void)?
  private var error: (((any Error)?) -> Void)?
  private var completed: (() -> Void)?
  private let disposable = RACCompoundDisposable()
  private let lock = RecursiveLock()

  /// Creates a subscriber from blocks, each of them held strongly until a terminal event.
  ///
  /// - Parameters:
  ///   - next: Called with each value.
  ///   - error: Called when the signal fails.
  ///   - completed: Called when the signal completes.
  public init(
    next: ((Value) -> Void)? = nil,
    error: (((any Error)?) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) {
    self.next = next
    self.error = error
    self.completed = completed
    // Unretained: the block runs in this subscriber's own deinit too, and must not keep it before.
    disposable.add(RACDisposable { [unowned(unsafe) self] in dropBlocks() })
  }

  deinit { disposable.dispose() }

  private func dropBlocks() {
    // The blocks go at the end, outside of the lock: what they captured may come back here.
    let next: ((Value) -> Void)?
    let error: (((any Error)?) -> Void)?
    let completed: (() -> Void)?
    lock.lock()
    (next, error, completed) = (self.next, self.error, self.completed)
    self.next = nil
    self.error = nil
    self.completed = nil
    lock.unlock()
    _ = (next, error, completed)
  }

  /// Calls the next block under the subscriber's recursive lock.
  ///
  /// Values from several threads are delivered one at a time, and a value sent from inside the block
  /// nests.
  public func sendNext(_ value: Value) {
    lock.withLock { next?(value) }
  }

  /// Disposes every subscription made for this subscriber, then calls the error block.
  public func sendError(_ error: (any Error)?) {
    lock.withLock {
      let block = self.error
      disposable.dispose()
      block?(error)
    }
  }

  /// Disposes every subscription made for this subscriber, then calls the completed block.
  public func sendCompleted() {
    lock.withLock {
      let block = completed
      disposable.dispose()
      block?()
    }
  }

  /// Holds the disposable until it is disposed; disposes it at once after a terminal event.
  public func didSubscribe(with disposable: RACCompoundDisposable) {
    guard !disposable.isDisposed else { return }
    let own = self.disposable
    own.add(disposable)
    // The purge must know the disposable without keeping it: it is that disposable's own child.
    disposable.add(
      RACDisposable { [unowned(unsafe) disposable] in
        own.remove(disposable)
      })
  }
}
