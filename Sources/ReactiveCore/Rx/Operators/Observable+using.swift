extension Observable {
  /// A sequence that has a resource for as long as a subscription lives.
  ///
  /// The subscription holds the resource and disposes it after the sequence made of it: at the end, or when it
  /// is disposed itself.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource for each subscription; held strongly by the returned sequence.
  ///   - observableFactory: Makes the sequence; held strongly by the returned sequence.
  /// - Returns: The sequence; what a factory throws is its error.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable
  ) -> Observable {
    Using(resourceFactory: resourceFactory, observableFactory: observableFactory)
  }
}

final class Using<Element, Resource: Disposable>: Producer<Element>, @unchecked Sendable {
  private let resourceFactory: () throws -> Resource
  private let observableFactory: (Resource) throws -> Observable<Element>

  init(
    resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) {
    self.resourceFactory = resourceFactory
    self.observableFactory = observableFactory
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = UsingSink<Element>(observer: observer, cancel: cancel)
    var resource: any Disposable = NopDisposable.noOp
    var source: Observable<Element>
    do {
      let made = try resourceFactory()
      resource = made
      source = try observableFactory(made)
    } catch {
      source = .error(error)
    }
    return (sink, BinaryDisposable(source.subscribe(receiver: sink), resource))
  }
}

final class UsingSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  override func onNext(_ element: Element) { forwardNext(element) }
}
