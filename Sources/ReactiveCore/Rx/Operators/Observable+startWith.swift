extension ObservableType {
  /// Sends some elements before those of the source.
  ///
  /// There is no sink: the elements are sent while subscribing, then the source is subscribed to for the same
  /// observer.
  ///
  /// - Parameter elements: Held strongly by the returned sequence.
  /// - Returns: The new sequence.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWith(source: asObservable(), elements: elements)
  }
}

final class StartWith<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let elements: [Element]

  init(source: Observable<Element>, elements: [Element]) {
    self.source = source
    self.elements = elements
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    for element in elements { observer.onNext(element) }
    return (NopDisposable.noOp, source.subscribe(receiver: observer))
  }
}
