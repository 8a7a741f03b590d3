extension ObservableType {
  /// Drops elements that are equal to the one before.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended, and the element
  /// passed on last.
  ///
  /// - Parameter comparer: Whether two elements are equal; held strongly by the returned sequence, and what it
  ///   throws ends that.
  /// - Returns: The new sequence.
  public func distinctUntilChanged(
    _ comparer: @escaping (_ old: Element, _ new: Element) throws -> Bool
  ) -> Observable<Element> {
    DistinctUntilChanged(source: asObservable(), comparer: comparer)
  }

  /// Drops elements that are equal to the one before.
  public func distinctUntilChanged() -> Observable<Element> where Element: Equatable {
    distinctUntilChanged { $0 == $1 }
  }
}

final class DistinctUntilChanged<Element>: Operator<Element, Element>, @unchecked Sendable {
  fileprivate let comparer: (Element, Element) throws -> Bool

  init(source: Observable<Element>, comparer: @escaping (Element, Element) throws -> Bool) {
    self.comparer = comparer
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> Sink<Element, Element> {
    DistinctUntilChangedSink(parent: self, observer: observer, cancel: cancel)
  }
}

final class DistinctUntilChangedSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: DistinctUntilChanged<Element>
  private var last: Element?

  init(parent: DistinctUntilChanged<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    do {
      if let last, try parent.comparer(last, element) { return }
    } catch {
      return forwardError(error)
    }
    last = element
    forwardNext(element)
  }
}
