extension ObservableType {
  /// Sends all elements to a relay; the end is ignored, errors go to ``Hooks/defaultErrorHandler``.
  ///
  /// - Parameter relay: Held strongly by the subscription's observer.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public func bind(to relay: PublishRelay<Element>) -> any Disposable {
    subscribe(onNext: { relay.accept($0) })
  }

  /// Sends all elements to a relay; the end is ignored, errors go to ``Hooks/defaultErrorHandler``.
  ///
  /// - Parameter relay: Held strongly by the subscription's observer.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public func bind(to relay: BehaviorRelay<Element>) -> any Disposable {
    subscribe(onNext: { relay.accept($0) })
  }
}
