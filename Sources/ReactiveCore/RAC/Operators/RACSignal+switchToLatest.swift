extension RACSignal {
  /// Passes on the values of the latest signal that was sent.
  ///
  /// One subscription shares this signal through a subject of its own, S:
  ///
  /// ```
  ///  this signal's producer ─► node ─► S ─► node ─► the subscriber of flattenMap ─► S       a ring
  ///                                    S ─► node ─► the end of the present inner signal ─► P
  ///  present inner signal ─(if it keeps its subscribers)─► node ─► P
  /// ```
  ///
  /// P is the subscription's node. S is a subject and flattenMap a ``bind(_:)``, so every subscription is
  /// on a ring, **whatever this signal is**: until it has completed or failed, or the subscription is
  /// disposed.
  ///
  /// A new inner signal is subscribed to before the one before it is disposed. An error of any of them is
  /// passed on. Completion comes when this signal and the latest inner one have completed.
  ///
  /// - Returns: The signal of the latest signals' values.
  ///
  /// Source: ReactiveCocoa 2.5, `-switchToLatest` of `RACSignal`.
  public func switchToLatest<Inner>() -> RACSignal<Inner> where Value == RACSignal<Inner> {
    switching { $0 }.named("[\(name ?? "")] -switchToLatest")
  }

  /// Passes on the values of the latest signal that was sent; nil ends the one before it.
  ///
  /// - Returns: The signal of the latest signals' values; it holds what the other form holds.
  public func switchToLatest<Inner>() -> RACSignal<Inner> where Value == RACSignal<Inner>? {
    switching { $0 }.named("[\(name ?? "")] -switchToLatest")
  }

  private func switching<Inner>(
    _ inner: @escaping (Value) -> RACSignal<Inner>?
  ) -> RACSignal<Inner> {
    RACSignal<Inner>.createSignal { subscriber in
      let connection = self.publish()
      let shared = connection.signal
      let subscription = shared.flattenMap { value in
        // Its completion must not end the inner signal: what follows it never comes.
        inner(value)?.takeUntil(shared.concat(.never()))
      }.subscribe(subscriber)
      let source = connection.connect()
      return RACDisposable {
        subscription?.dispose()
        source.dispose()
      }
    }
  }
}
