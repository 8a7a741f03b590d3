extension ObservableType {
  /// A connectable sequence that first sends the last elements of the connection to whoever subscribes.
  ///
  /// - Parameter bufferSize: How many elements are kept, by the subject of each connection.
  /// - Returns: The sequence, which does not begin before it is connected.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// A connectable sequence that first sends all elements of the connection to whoever subscribes.
  ///
  /// The subject of each connection keeps them all.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }
}
