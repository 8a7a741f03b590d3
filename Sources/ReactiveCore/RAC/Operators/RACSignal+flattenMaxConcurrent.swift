extension RACSignal {
  /// Merges the signals that are sent as values, a limited number of them at a time.
  ///
  /// ```
  ///  box ─► block ─► compound, live subscriptions, waiting signals, P, box       a ring
  ///  compound ─► one serial disposable per live subscription, the source's subscription
  ///  a signal ─(if it keeps its subscribers)─► node ─► subscriber ─► next ─► P
  ///                                                   completed ─► compound, waiting signals
  /// ```
  ///
  /// P is the subscription's node. The block that subscribes to a signal is held by a box which it refers
  /// to itself. A defect of 2.5 is kept: that ring is broken **only when everything has completed**. A
  /// subscription that is disposed, or fails, leaves it behind with P, the subscriber's blocks and the
  /// signals that wait.
  ///
  /// - Parameter maxConcurrent: How many signals are subscribed to at a time; 0 for any number. The
  ///   others wait, held strongly, in the order in which they came.
  /// - Returns: The merged signal. It completes when this signal and all that it sent have completed; an
  ///   error of any of them is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-flatten:` of `RACSignal`.
  public func flatten<Inner>(_ maxConcurrent: Int) -> RACSignal<Inner>
  where Value == RACSignal<Inner> {
    precondition(maxConcurrent >= 0, "\(maxConcurrent) signals cannot be subscribed to at a time")
    return RACSignal<Inner>.createSignal { subscriber in
      let compound = RACCompoundDisposable()
      let lock = RecursiveLock()
      let box = SubscribingBlock<Inner>()
      var liveCount = 0
      var waiting = Queue<RACSignal<Inner>>()
      var sourceHasCompleted = false

      let completeIfAllowed = {
        guard sourceHasCompleted, liveCount == 0 else { return }
        subscriber.sendCompleted()
        box.block = nil
      }

      box.block = { [weak box] signal in
        let serial = RACSerialDisposable()
        lock.withLock {
          compound.add(serial)
          liveCount += 1
        }
        serial.disposable = signal.subscribeNext(
          { subscriber.sendNext($0) },
          error: { subscriber.sendError($0) },
          completed: {
            let subscribe = box?.block
            let next = lock.withLock { () -> RACSignal<Inner>? in
              compound.remove(serial)
              liveCount -= 1
              if waiting.isEmpty { completeIfAllowed() }
              return waiting.popFirst()
            }
            if let next { subscribe?(next) }
          })
      }

      compound.add(
        self.subscribeNext(
          { signal in
            let mustWait = lock.withLock {
              guard maxConcurrent > 0, liveCount >= maxConcurrent else { return false }
              waiting.append(signal)
              return true
            }
            if !mustWait { box.block?(signal) }
          },
          error: { subscriber.sendError($0) },
          completed: {
            lock.withLock {
              sourceHasCompleted = true
              completeIfAllowed()
            }
          }))
      return compound
    }.named("[\(name ?? "")] -flatten: \(maxConcurrent)")
  }
}

/// Holds the block that subscribes to a signal, so that the block can refer to itself.
private final class SubscribingBlock<Value> {
  var block: ((RACSignal<Value>) -> Void)?
}
