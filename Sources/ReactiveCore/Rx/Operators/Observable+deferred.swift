extension Observable {
  /// Makes a sequence for each subscriber.
  ///
  /// A subscription does not hold the factory, only what it has made.
  ///
  /// - Parameter observableFactory: Held strongly by the returned sequence; what it throws is the error of that.
  /// - Returns: The sequence.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Observable
  ) -> Observable {
    Deferred(observableFactory: observableFactory)
  }
}

final class Deferred<Element>: Producer<Element>, @unchecked Sendable {
  private let observableFactory: () throws -> Observable<Element>

  init(observableFactory: @escaping () throws -> Observable<Element>) {
    self.observableFactory = observableFactory
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = DeferredSink<Element>(observer: observer, cancel: cancel)
    do {
      return (sink, try observableFactory().subscribe(receiver: sink))
    } catch {
      sink.forwardError(error)
      return (sink, NopDisposable.noOp)
    }
  }
}

final class DeferredSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  override func onNext(_ element: Element) { forwardNext(element) }
}
