extension RACSignal {
  /// Subscribes blocks to the signal.
  ///
  /// - Parameters:
  ///   - next: Called with each value.
  ///   - error: Called when the signal fails, after the subscription's cleanup.
  ///   - completed: Called when the signal completes, after the subscription's cleanup.
  /// - Returns: What ends the subscription. Disposing it stops delivery and runs the cleanup; the
  ///   blocks are released only when no producer holds the subscriber any more. It is true as
  ///   `isDisposed` after completion for a cold signal, but not for a subject.
  @discardableResult
  public func subscribeNext(
    _ next: @escaping (Value) -> Void,
    error: (((any Error)?) -> Void)? = nil,
    completed: (() -> Void)? = nil
  ) -> RACDisposable? {
    subscribe(RACSubscriber(next: next, error: error, completed: completed))
  }

  /// Subscribes blocks for the terminal events only.
  ///
  /// - Parameters:
  ///   - error: Called when the signal fails.
  ///   - completed: Called when the signal completes.
  /// - Returns: What ends the subscription.
  @discardableResult
  public func subscribeError(
    _ error: @escaping ((any Error)?) -> Void,
    completed: (() -> Void)? = nil
  ) -> RACDisposable? {
    subscribe(RACSubscriber(error: error, completed: completed))
  }

  /// Subscribes a block for completion only.
  ///
  /// - Parameter completed: Called when the signal completes.
  /// - Returns: What ends the subscription.
  @discardableResult
  public func subscribeCompleted(_ completed: @escaping () -> Void) -> RACDisposable? {
    subscribe(RACSubscriber(completed: completed))
  }
}
