extension RACSignal {
  /// Goes on with another signal after an error.
  ///
  /// ```
  ///  source      ─(if it keeps its subscribers)─► node ─► subscriber ─► next, completed ─► P
  ///                                                                     error ─► block, serial, P
  ///  replacement ─(if it keeps its subscribers)─► node ─► P
  /// ```
  ///
  /// P is the subscription's node; the replacement is subscribed with P itself, so its error is
  /// passed on and not caught. With a subject as either of them the subscription is on the ring
  /// drawn at ``RACSubject``. Disposal ends the replacement, then the source.
  ///
  /// - Parameter block: Returns the signal to go on with. Held strongly by the returned signal for
  ///   life, and by each subscription until the source has terminated.
  /// - Returns: A signal that fails only if a replacement does.
  ///
  /// Source: ReactiveCocoa 2.5, `-catch:` of `RACSignal`.
  public func `catch`(_ block: @escaping (_ error: (any Error)?) -> RACSignal) -> RACSignal {
    RACSignal.createSignal { subscriber in
      let replacement = RACSerialDisposable()
      let subscription = self.subscribeNext(
        { subscriber.sendNext($0) },
        error: { replacement.disposable = block($0).subscribe(subscriber) },
        completed: { subscriber.sendCompleted() })
      return RACDisposable {
        replacement.dispose()
        subscription?.dispose()
      }
    }.named("[\(name ?? "")] -catch:")
  }
}
