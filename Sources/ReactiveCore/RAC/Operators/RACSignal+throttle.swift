extension RACSignal {
  /// Sends a value only when no other has followed it for a while.
  ///
  /// - Parameter interval: How long that is.
  /// - Returns: A signal of some of the values; see ``throttle(_:valuesPassingTest:)``.
  ///
  /// Source: ReactiveCocoa 2.5, `-throttle:` of `RACSignal`.
  public func throttle(_ interval: Duration) -> RACSignal {
    throttle(interval) { _ in true }.named("[\(name ?? "")] -throttle: \(interval)")
  }

  /// Sends a value that passes a test only when no other has followed it for a while.
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► flush, predicate
  ///  the scheduler's queue ─(until its time)─► one block per value ─► flush ─► latest value, P
  /// ```
  ///
  /// P is the subscription's node. Values that do not pass are sent at once, and drop the one that waits.
  /// Completion sends that one first; an error drops it. Disposal does not reach what is scheduled: the
  /// queue keeps each block until its time, with P and the subscriber's blocks, and P drops the value.
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameters:
  ///   - interval: How long no other value must follow, on the scheduler that is current when the value
  ///     comes, or on a background scheduler of the subscription's own.
  ///   - predicate: Which values have to wait. Held strongly by the returned signal for life, and by each
  ///     subscription.
  /// - Returns: A signal of some of the values.
  ///
  /// Source: ReactiveCocoa 2.5, `-throttle:valuesPassingTest:` of `RACSignal`.
  public func throttle(
    _ interval: Duration, valuesPassingTest predicate: @escaping (_ value: Value) -> Bool
  ) -> RACSignal {
    precondition(interval >= .zero, "values cannot be held back for \(interval)")
    return RACSignal.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      let ownScheduler = RACScheduler.background(name: "throttle")
      let lock = RecursiveLock()
      let timer = RACSerialDisposable()
      var waiting: Value?

      let flush = { (sends: Bool) in
        lock.withLock {
          timer.disposable?.dispose()
          guard let value = waiting else { return }
          if sends { subscriber.sendNext(value) }
          waiting = nil
        }
      }

      compound.add(
        self.subscribeNext(
          { value in
            let scheduler = RACScheduler.current ?? ownScheduler
            let mustWait = predicate(value)
            lock.withLock {
              flush(false)
              guard mustWait else { return subscriber.sendNext(value) }
              waiting = value
              timer.disposable = scheduler.afterDelay(interval) { flush(true) }
            }
          },
          error: {
            compound.dispose()
            subscriber.sendError($0)
          },
          completed: {
            flush(true)
            subscriber.sendCompleted()
          }))
      return compound
    }.named("[\(name ?? "")] -throttle: \(interval) valuesPassingTest:")
  }
}
