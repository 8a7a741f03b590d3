/// A sequence of exactly one element, or an error.
///
/// It is an observable in another coat: subscriptions are those of the observable, and hold what those hold.
public struct Single<Element>: ObservableConvertibleType {
  /// What the work behind a single reports its outcome to.
  public typealias SingleObserver = (Result<Element, any Error>) -> Void

  private let source: Observable<Element>

  /// A single that runs a closure for every subscriber.
  ///
  /// - Parameter subscribe: Held strongly by the single for life. It reports to the observer it is given and
  ///   returns what cleans up; that observer owns the subscription's sink, as with ``Observable/create(_:)``.
  /// - Returns: A cold single.
  public static func create(
    subscribe: @escaping (_ observer: @escaping SingleObserver) -> any Disposable
  ) -> Single {
    Single(
      source: .create { observer in
        subscribe { result in
          switch result {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Subscribes a closure for each outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onFailure: Called with the error; without it the error goes to ``Hooks/defaultErrorHandler``.
  ///   - onDisposed: Called once, after either of them or when the returned disposable is disposed.
  /// - Returns: What ends the subscription when it is disposed.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposed = onDisposed.map { AnonymousDisposable($0) }
    let observer = AnonymousObserver<Element>(
      next: { element in
        onSuccess?(element)
        disposed?.dispose()
      }, error: onFailure, completed: nil, disposed: disposed)
    return BinaryDisposable(source.subscribe(receiver: observer), disposed)
  }

  /// The single as a sequence that completes after its element.
  public func asObservable() -> Observable<Element> { source }
}
