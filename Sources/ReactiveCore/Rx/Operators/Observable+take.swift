extension ObservableType {
  /// Passes on a number of elements, then completes.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended. While a source
  /// sends inside of its own subscribing it cannot be ended by this: what follows is dropped.
  ///
  /// - Parameter count: How many elements; none gives the empty sequence.
  /// - Returns: The new sequence.
  public func take(_ count: Int) -> Observable<Element> {
    count <= 0 ? .empty() : TakeCount(source: asObservable(), count: count)
  }
}

final class TakeCount<Element>: Operator<Element, Element>, @unchecked Sendable {
  fileprivate let count: Int

  init(source: Observable<Element>, count: Int) {
    self.count = count
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> Sink<Element, Element> {
    TakeCountSink(parent: self, observer: observer, cancel: cancel)
  }
}

final class TakeCountSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: TakeCount<Element>
  private var remaining: Int

  init(parent: TakeCount<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    remaining = parent.count
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    guard remaining > 0 else { return }
    remaining -= 1
    let isLast = remaining == 0
    forwardNext(element)
    if isLast { forwardCompleted() }
  }
}
