extension RACSignal {
  /// Prepares to share one subscription to this signal, without replaying anything.
  ///
  /// - Returns: A connection that holds this signal and a new subject strongly for life; see
  ///   ``multicast(_:)``.
  ///
  /// Source: ReactiveCocoa 2.5, `-publish` of `RACSignal`.
  public func publish() -> RACMulticastConnection<Value> {
    multicast(RACSubject().named("[\(name ?? "")] -publish"))
  }
}
