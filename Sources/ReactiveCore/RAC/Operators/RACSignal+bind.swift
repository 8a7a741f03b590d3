extension RACSignal {
  /// The signal made of the signals that a block returns for each value, all of them merged.
  ///
  /// One subscription to the result, with the source's subscriber S and one subscriber I per inner
  /// signal:
  ///
  /// ```
  ///  source ─(if it keeps its subscribers)─► node ─► S ─► next ──────► source      closes a ring
  ///                                                       next ──────► addSignal ─► signals
  ///                                                       next ──────► completeSignal ─► signals
  ///                                                  S ─► completed ─► completeSignal, source
  ///  signals[0] ─► source         signals[n] ─► an inner signal, until it completes
  ///  I ─► completed ─► completeSignal, its inner signal
  ///  compound ─► one serial disposable per live subscription
  /// ```
  ///
  /// A source that keeps its subscribers, a ``RACSubject`` above all, is therefore on a ring as
  /// long as it has not terminated: directly from `next`, and through `signals[0]`. What breaks it:
  /// completion or an error of the source, or disposal. A cold source does not keep S, so there is
  /// no ring.
  ///
  /// Events: each value is given to the block made for this subscription; the signal it returns is
  /// subscribed to at once. Nil, or `stop` set to true, ends the source but not the inner signals.
  /// An error of any signal disposes everything, then is passed on. Completion comes when all have
  /// completed.
  ///
  /// - Parameter block: Called once per subscription; returns the block that maps a value to a
  ///   signal. Both are held strongly, the first by the returned signal for life, the second until
  ///   S goes.
  /// - Returns: A cold signal.
  public func bind<Result>(
    _ block: @escaping () -> (_ value: Value, _ stop: inout Bool) -> RACSignal<Result>?
  ) -> RACSignal<Result> {
    RACSignal<Result>.createSignal { subscriber in
      let bindingBlock = block()
      let signals = SynchronizedArray([self])
      let compound = RACCompoundDisposable()

      let completeSignal: (AnyObject, RACDisposable) -> Void = { signal, finished in
        let othersAreLive = signals.removeAll(signal) { isEmpty in
          guard isEmpty else { return true }
          subscriber.sendCompleted()
          compound.dispose()
          return false
        }
        if othersAreLive { compound.remove(finished) }
      }

      let addSignal: (RACSignal<Result>) -> Void = { signal in
        signals.append(signal)
        let serial = RACSerialDisposable()
        compound.add(serial)
        serial.disposable = signal.subscribeNext(
          { value in subscriber.sendNext(value) },
          error: { error in
            compound.dispose()
            subscriber.sendError(error)
          },
          completed: { completeSignal(signal, serial) })
      }

      let serial = RACSerialDisposable()
      compound.add(serial)
      serial.disposable = self.subscribeNext(
        { value in
          // A synchronous error of an inner signal disposes while the source is still sending.
          if compound.isDisposed { return }
          var stop = false
          let signal = bindingBlock(value, &stop)
          if let signal { addSignal(signal) }
          if signal == nil || stop {
            serial.dispose()
            completeSignal(self, serial)
          }
        },
        error: { error in
          compound.dispose()
          subscriber.sendError(error)
        },
        completed: { completeSignal(self, serial) })
      return compound
    }.named("[\(name ?? "")] -bind:")
  }
}
