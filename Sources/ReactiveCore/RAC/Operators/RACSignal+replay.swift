extension RACSignal {
  /// Subscribes now, and sends everything received so far to each later subscriber.
  ///
  /// ```
  ///  this signal's producer ─► node ─► the returned subject ─► every value, every subscriber
  /// ```
  ///
  /// Nobody holds the connection afterwards, so the subscription to this signal cannot be disposed:
  /// it ends when this signal terminates or its producer lets go of the subject. Until then the
  /// producer keeps the subject, with all its values and the blocks of its subscribers.
  ///
  /// - Returns: A replay subject without a limit. It does not hold this signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-replay` of `RACSignal`.
  public func replay() -> RACSignal {
    let connection = multicast(RACReplaySubject().named("[\(name ?? "")] -replay"))
    connection.connect()
    return connection.signal
  }
}
