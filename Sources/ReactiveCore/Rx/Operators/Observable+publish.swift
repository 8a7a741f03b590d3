extension ObservableType {
  /// A connectable sequence that passes on what comes while it is connected.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }
}
