extension ObservableType {
  /// Shares one subscription to the source among all subscribers.
  ///
  /// With ``SubjectLifetimeScope/whileConnected`` elements are kept no longer than somebody is subscribed and
  /// the source has not ended; who comes then begins anew. With ``SubjectLifetimeScope/forever`` **the elements
  /// and the end are kept as long as the returned sequence**, also while nobody is subscribed.
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements are sent first to whoever subscribes.
  ///   - scope: How long they are kept.
  /// - Returns: The shared sequence, which holds the source strongly; so does each subscription until it ends.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch scope {
    case .forever:
      return replay == 0
        ? multicast(PublishSubject()).refCount()
        : multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    case .whileConnected:
      return replay <= 1
        ? ShareWhileConnected(source: asObservable(), replaysLast: replay == 1)
        : multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    }
  }
}
