extension RACSignal {
  /// Sends the last values when this signal completes.
  ///
  /// With a subject as source the subscription is on the ring drawn at ``RACSubject``.
  ///
  /// - Parameter count: How many values; each subscription holds as many strongly until this signal has
  ///   terminated or nobody holds its subscriber.
  /// - Returns: A signal of the last values. An error is passed on, without them.
  ///
  /// Source: ReactiveCocoa 2.5, `-takeLast:` of `RACSignal`.
  public func takeLast(_ count: Int) -> RACSignal {
    precondition(count >= 0, "\(count) values cannot be taken")
    return RACSignal.createSignal { subscriber in
      var values = Queue<Value>()
      return self.subscribeNext(
        { value in
          values.append(value)
          if values.count > count { _ = values.popFirst() }
        },
        error: { subscriber.sendError($0) },
        completed: {
          while let value = values.popFirst() { subscriber.sendNext(value) }
          subscriber.sendCompleted()
        })
    }.named("[\(name ?? "")] -takeLast: \(count)")
  }
}
