extension ObservableType {
  /// Subscribes closures that are handed an object, which they do not keep alive.
  ///
  /// When the object is gone the closures are not called any more, `onDisposed` included. **The subscription
  /// goes on all the same**: the sequence keeps an observer that does nothing, until it ends or the returned
  /// disposable is disposed.
  ///
  /// - Parameters:
  ///   - object: Held weakly.
  ///   - onNext: Called with the object and each element.
  ///   - onError: Called with the object and the error.
  ///   - onCompleted: Called with the object at the end.
  ///   - onDisposed: Called with the object at the end or disposal.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        if let object { onNext?(object, element) }
      },
      onError: { [weak object] error in
        if let object { onError?(object, error) }
      },
      onCompleted: { [weak object] in
        if let object { onCompleted?(object) }
      },
      onDisposed: { [weak object] in
        if let object { onDisposed?(object) }
      })
  }
}
