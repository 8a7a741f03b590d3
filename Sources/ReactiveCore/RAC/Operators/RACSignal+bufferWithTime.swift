extension RACSignal {
  /// Collects values for a while and sends them together.
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► subscriber ─► next, completed ─► flush, values
  ///  the scheduler's queue ─(until its time)─► flush ─► values, serial, P
  /// ```
  ///
  /// P is the subscription's node. The time begins with the first value after those that were sent.
  /// Completion sends what was collected; an error drops it. Disposal sets a flag: the queue keeps the
  /// block until its time, with the values, P and the subscriber's blocks.
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameters:
  ///   - interval: How long values are collected.
  ///   - scheduler: Where that is measured; not the immediate one. Held strongly by the returned signal
  ///     for life, and by each subscription.
  /// - Returns: The signal of the collections, none of them empty.
  ///
  /// Source: ReactiveCocoa 2.5, `-bufferWithTime:onScheduler:` of `RACSignal`.
  public func bufferWithTime(
    _ interval: Duration, onScheduler scheduler: RACScheduler
  ) -> RACSignal<[Value]> {
    precondition(
      scheduler !== RACScheduler.immediate, "the immediate scheduler cannot wait for values")
    return RACSignal<[Value]>.createSignal { subscriber in
      let lock = RecursiveLock()
      let timer = RACSerialDisposable()
      var values: [Value] = []

      let flush = {
        lock.withLock {
          timer.disposable?.dispose()
          if values.isEmpty { return }
          let collected = values
          values = []
          subscriber.sendNext(collected)
        }
      }

      let subscription = self.subscribeNext(
        { value in
          lock.withLock {
            if values.isEmpty {
              timer.disposable = scheduler.afterDelay(interval, schedule: flush)
            }
            values.append(value)
          }
        },
        error: { subscriber.sendError($0) },
        completed: {
          flush()
          subscriber.sendCompleted()
        })

      return RACDisposable {
        subscription?.dispose()
        timer.dispose()
      }
    }.named("[\(name ?? "")] -bufferWithTime: \(interval) onScheduler: \(scheduler.name)")
  }
}
