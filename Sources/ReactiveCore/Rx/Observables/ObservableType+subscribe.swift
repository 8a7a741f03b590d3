extension ObservableType {
  /// Subscribes a closure for all events.
  ///
  /// - Parameter on: Held strongly by the subscription's observer for that one's life.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(
      receiver: AnonymousObserver(
        next: { on(.next($0)) }, error: { on(.error($0)) }, completed: { on(.completed) },
        disposed: nil))
  }

  /// Subscribes a closure for each kind of event.
  ///
  /// ```
  /// the subject, or the last sink ──strong──► AnonymousObserver ──strong──► the four closures
  /// returned: BinaryDisposable ──strong──► the subscription, then onDisposed
  /// ```
  ///
  /// Disposing runs the subscription's own cleanup first, then `onDisposed`. At an error or completion the
  /// observer comes first: `onError` or `onCompleted`, then `onDisposed`, and only then the cleanup.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onError: Called with the error; without it the error goes to ``Hooks/defaultErrorHandler``.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called once, at the end or when the returned disposable is disposed, whichever comes
  ///     first; released when it has run.
  /// - Returns: What ends the subscription when it is disposed. Dropping it ends nothing.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposed = onDisposed.map { AnonymousDisposable($0) }
    let observer = AnonymousObserver(
      next: onNext, error: onError, completed: onCompleted, disposed: disposed)
    return BinaryDisposable(asObservable().subscribe(receiver: observer), disposed)
  }
}
