extension Observable {
  /// A sequence whose subscribers each run a closure.
  ///
  /// - Parameter subscribe: Held strongly by the sequence for life, not by its subscriptions. It sends events
  ///   to the observer it is given and returns what cleans up, which is disposed once: when the subscription
  ///   is disposed, or after the observer was told of the end. The observer owns the subscription's sink and
  ///   all that is downstream of it; whoever stores it keeps that alive, see ``AnyObserver``.
  /// - Returns: A cold sequence.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable {
    AnonymousObservable(subscribe)
  }
}
