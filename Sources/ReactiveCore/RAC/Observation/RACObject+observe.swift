extension RACObject {
  /// Observes a property of an object: what `RACObserve` is in Objective-C, with this as its hidden self.
  ///
  /// ```
  /// the signal ──weak────► target, observer
  ///            ──strong──► both objects' willDealloc
  /// once subscribed to:
  /// target's and observer's dealloc compounds ──strong──► the observation ──► the subscriber's blocks
  /// target's and observer's willDealloc       ──strong──► the end         ──► the subscriber's blocks
  /// ```
  ///
  /// Both objects own a live subscription. A block that captures the observer keeps it until the target
  /// goes, and one that captures the target until the observer goes; if they are one object, for ever.
  /// The call itself refers to the observer: a block or a method reference that contains it, and is kept
  /// by the observer, closes a ring without any subscription.
  ///
  /// The value is read at the time of subscription and sent first, then after each change, on the thread
  /// that made it. Completion comes when the target or this object goes; there are no errors.
  ///
  /// - Parameters:
  ///   - target: Whose property it is.
  ///   - keyPath: The property; its `didSet` must call ``didChange(_:from:)`` with the same path. If it
  ///     is optional and the object in it goes, nil is sent.
  /// - Returns: A cold signal that holds neither object.
  ///
  /// Source: ReactiveCocoa 2.5, `RACObserve`.
  public func observe<Target: RACObject, Value>(
    _ target: Target, _ keyPath: KeyPath<Target, Value>
  ) -> RACSignal<Value> {
    signal(of: ObservedPath(keyPath) { $0 }, on: target)
  }

  /// The values of a path from a target, as `RACObserve` sends them.
  func signal<Target, Value>(
    of path: ObservedPath<Target, Value>, on target: Target
  ) -> RACSignal<Value> {
    // The object that goes on another thread waits for a subscription that has just begun.
    let subscribing = RecursiveLock()
    let end = target.willDealloc.orCompletion(of: willDealloc)
      .doCompleted { subscribing.withLock {} }

    return RACSignal.createSignal { [weak observer = self, weak target] subscriber in
      subscribing.withLock {
        guard let observer, let target else {
          subscriber.sendCompleted()
          return nil
        }
        let observation = path.observe(target, observer.rac) { subscriber.sendNext($0) }
        subscriber.sendNext(path.read(target))
        return observation
      }
    }.takeUntil(end).named("RACObserve")
  }
}

extension RACSignal<Never> {
  /// Completes when this signal or another does: `zip`, for signals that send nothing.
  fileprivate func orCompletion(of other: RACSignal) -> RACSignal {
    RACSignal.createSignal { subscriber in
      RACCompoundDisposable(
        [self, other].compactMap { $0.subscribeCompleted { subscriber.sendCompleted() } })
    }
  }
}
