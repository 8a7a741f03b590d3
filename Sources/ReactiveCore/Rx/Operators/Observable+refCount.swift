extension ConnectableObservable {
  /// A sequence that is connected from its first subscriber to its last.
  ///
  /// The first is subscribed to the subject, then connects; the last disposes the connection. The end of the
  /// source ends the connection too, and who subscribes then begins anew, unless the subject itself has ended:
  /// then there is only its end, and the source is not subscribed to.
  public final func refCount() -> Observable<Element> { RefCount(source: self) }
}
