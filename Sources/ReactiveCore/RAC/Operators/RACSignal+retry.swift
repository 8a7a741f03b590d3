extension RACSignal {
  /// Subscribes again when this signal has failed.
  ///
  /// A subscription's blocks hold this signal, as they have to subscribe to it again: with a subject as
  /// source that is a ring, until completion, the last error or disposal comes.
  ///
  /// - Parameter count: How often; 0 for any number. The error after that is passed on.
  /// - Returns: A signal of the values of all attempts. Completion is passed on.
  ///
  /// Source: ReactiveCocoa 2.5, `-retry:` of `RACSignal`.
  public func retry(_ count: Int = 0) -> RACSignal {
    precondition(count >= 0, "a signal cannot be tried again \(count) times")
    return RACSignal.createSignal { subscriber in
      var attempts = 0
      return self.subscribeForever(
        { subscriber.sendNext($0) },
        error: { error, all in
          if count == 0 || attempts < count {
            attempts += 1
          } else {
            all.dispose()
            subscriber.sendError(error)
          }
        },
        completed: { all in
          all.dispose()
          subscriber.sendCompleted()
        })
    }.named("[\(name ?? "")] -retry: \(count)")
  }
}
