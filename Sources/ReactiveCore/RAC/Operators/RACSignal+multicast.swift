extension RACSignal {
  /// Prepares to share one subscription to this signal through a subject.
  ///
  /// Nothing is subscribed before ``RACMulticastConnection/connect()``.
  ///
  /// - Parameter subject: Receives the events. Held strongly by the connection for life and, once
  ///   connected, by whoever holds the subscribers of this signal.
  /// - Returns: A connection that holds this signal and the subject strongly for life.
  ///
  /// Source: ReactiveCocoa 2.5, `-multicast:` of `RACSignal`.
  public func multicast(_ subject: RACSubject<Value>) -> RACMulticastConnection<Value> {
    let connection = RACMulticastConnection(source: self, subject: subject)
    _ = connection.signal.named("[\(name ?? "")] -multicast: \(subject.name ?? "")")
    return connection
  }
}
