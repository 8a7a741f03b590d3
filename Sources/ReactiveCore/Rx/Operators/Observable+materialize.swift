extension ObservableType {
  /// Sends the events themselves as elements, the end included, then completes.
  ///
  /// A subscription does not hold the source.
  public func materialize() -> Observable<Event<Element>> {
    Materialize(source: asObservable())
  }
}

final class Materialize<Element>: Operator<Element, Event<Element>>, @unchecked Sendable {
  override func makeSink(
    _ observer: Receiver<Event<Element>>, cancel: SinkDisposer
  ) -> Sink<Element, Event<Element>> {
    MaterializeSink(observer: observer, cancel: cancel)
  }
}

final class MaterializeSink<Element>: Sink<Element, Event<Element>>, @unchecked Sendable {
  override func onNext(_ element: Element) { forwardNext(.next(element)) }

  override func onError(_ error: any Error) {
    forwardNext(.error(error))
    forwardCompleted()
  }

  override func onCompleted() {
    forwardNext(.completed)
    forwardCompleted()
  }
}
