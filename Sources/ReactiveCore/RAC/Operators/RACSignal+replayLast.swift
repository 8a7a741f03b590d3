extension RACSignal {
  /// Subscribes now, and sends the latest value to each later subscriber.
  ///
  /// As with ``replay()`` nobody can dispose the subscription to this signal, and its producer
  /// keeps the returned subject, here with one value, until this signal terminates.
  ///
  /// - Returns: A replay subject of capacity 1. It does not hold this signal.
  ///
  /// Source: ReactiveCocoa 2.5, `-replayLast` of `RACSignal`.
  public func replayLast() -> RACSignal {
    let connection = multicast(RACReplaySubject(capacity: 1).named("[\(name ?? "")] -replayLast"))
    connection.connect()
    return connection.signal
  }
}
