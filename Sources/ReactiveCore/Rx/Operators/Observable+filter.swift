extension ObservableType {
  /// Drops the elements that do not satisfy a condition.
  ///
  /// A subscription holds `predicate` until it has ended, but not the source.
  ///
  /// - Parameter predicate: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The new sequence.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(source: asObservable(), predicate: predicate)
  }
}

final class Filter<Element>: Operator<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool

  init(source: Observable<Element>, predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> Sink<Element, Element> {
    FilterSink(predicate: predicate, observer: observer, cancel: cancel)
  }
}

final class FilterSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let predicate: (Element) throws -> Bool

  init(
    predicate: @escaping (Element) throws -> Bool, observer: Receiver<Element>,
    cancel: SinkDisposer
  ) {
    self.predicate = predicate
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    do {
      if try predicate(element) { forwardNext(element) }
    } catch {
      forwardError(error)
    }
  }
}
