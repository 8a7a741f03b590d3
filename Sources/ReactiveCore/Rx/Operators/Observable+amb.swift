extension ObservableType {
  /// Follows whichever of two sequences sends first, and leaves the other.
  ///
  /// - Parameter right: Held strongly by the returned sequence.
  /// - Returns: The faster one.
  public func amb<Right: ObservableType>(_ right: Right) -> Observable<Element>
  where Right.Element == Element {
    Amb(left: asObservable(), right: right.asObservable())
  }
}

final class Amb<Element>: Producer<Element>, @unchecked Sendable {
  private let left: Observable<Element>
  private let right: Observable<Element>

  init(left: Observable<Element>, right: Observable<Element>) {
    self.left = left
    self.right = right
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = AmbSink<Element>(observer: observer, cancel: cancel)
    return (sink, sink.run(left, right))
  }
}

/// Lets through the side that was first.
///
/// ```
/// a source's list or sink ──strong──► AmbSide ──strong──► AmbSink
///                                             ──strong──► the other side's subscription
/// ```
final class AmbSink<Element>: Sink<Never, Element>, @unchecked Sendable {
  private let lock = RecursiveLock()
  /// Not the side itself: it holds the sink.
  private var winner: ObjectIdentifier?

  fileprivate func run(_ left: Observable<Element>, _ right: Observable<Element>) -> any Disposable
  {
    let (first, second) = (SingleAssignmentDisposable(), SingleAssignmentDisposable())
    first.setDisposable(left.subscribe(receiver: AmbSide(parent: self, other: second)))
    second.setDisposable(right.subscribe(receiver: AmbSide(parent: self, other: first)))
    return BinaryDisposable(first, second)
  }

  fileprivate func decide(_ side: AmbSide<Element>) -> (hasWon: Bool, isFirst: Bool) {
    lock.withLock {
      let isFirst = winner == nil
      if isFirst { winner = ObjectIdentifier(side) }
      return (winner == ObjectIdentifier(side), isFirst)
    }
  }
}

final class AmbSide<Element>: Receiver<Element>, @unchecked Sendable {
  private let parent: AmbSink<Element>
  private let other: SingleAssignmentDisposable

  init(parent: AmbSink<Element>, other: SingleAssignmentDisposable) {
    self.parent = parent
    self.other = other
  }

  override func onNext(_ element: Element) {
    if wins() { parent.forwardNext(element) }
  }

  override func onError(_ error: any Error) {
    if wins() { parent.forwardError(error) }
  }

  override func onCompleted() {
    if wins() { parent.forwardCompleted() }
  }

  private func wins() -> Bool {
    let (hasWon, isFirst) = parent.decide(self)
    if isFirst { other.dispose() }
    return hasWon
  }
}
