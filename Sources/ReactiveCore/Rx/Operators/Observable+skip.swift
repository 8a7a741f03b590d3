extension ObservableType {
  /// Drops a number of elements, then passes everything on.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended.
  ///
  /// - Parameter count: How many elements.
  /// - Returns: The new sequence.
  public func skip(_ count: Int) -> Observable<Element> {
    SkipCount(source: asObservable(), count: count)
  }
}

final class SkipCount<Element>: Operator<Element, Element>, @unchecked Sendable {
  fileprivate let count: Int

  init(source: Observable<Element>, count: Int) {
    self.count = count
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> Sink<Element, Element> {
    SkipCountSink(parent: self, observer: observer, cancel: cancel)
  }
}

final class SkipCountSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: SkipCount<Element>
  private var remaining: Int

  init(parent: SkipCount<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    remaining = parent.count
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    if remaining > 0 { remaining -= 1 } else { forwardNext(element) }
  }
}
