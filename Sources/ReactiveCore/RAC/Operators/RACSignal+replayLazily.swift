extension RACSignal {
  /// Subscribes with the first subscriber, and sends everything received so far to each later one.
  ///
  /// ```
  ///  the returned signal ─► block ─► connection ─► this signal, serial disposable, replay subject
  ///  replay subject ─► every value, every subscriber
  /// ```
  ///
  /// The number of subscribers does not matter: once made, the subscription to this signal stays
  /// until this signal terminates or its producer lets go of the subject.
  ///
  /// - Returns: A cold signal that holds the connection strongly for life.
  ///
  /// Source: ReactiveCocoa 2.5, `-replayLazily` of `RACSignal`.
  public func replayLazily() -> RACSignal {
    let connection = multicast(RACReplaySubject().named("[\(name ?? "")] -replayLazily"))
    return RACSignal.defer {
      connection.connect()
      return connection.signal
    }.named("[\(name ?? "")] -replayLazily")
  }
}
