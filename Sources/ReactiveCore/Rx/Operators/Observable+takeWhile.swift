extension ObservableType {
  /// Passes elements on while they satisfy a condition, then completes.
  ///
  /// A subscription holds the returned sequence, and thereby the source, until it has ended.
  ///
  /// - Parameters:
  ///   - predicate: Held strongly by the returned sequence; what it throws ends the sequence.
  ///   - behavior: Whether the first element that does not satisfy it is passed on too.
  /// - Returns: The new sequence.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    TakeWhile(source: asObservable(), predicate: predicate, behavior: behavior)
  }
}

/// What `take(while:)` does with the element that ends it.
public enum TakeBehavior: Sendable {
  /// Passes it on.
  case inclusive
  /// Drops it.
  case exclusive
}

final class TakeWhile<Element>: Operator<Element, Element>, @unchecked Sendable {
  fileprivate let predicate: (Element) throws -> Bool
  fileprivate let behavior: TakeBehavior

  init(
    source: Observable<Element>, predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(source: source)
  }

  override func makeSink(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> Sink<Element, Element> {
    TakeWhileSink(parent: self, observer: observer, cancel: cancel)
  }
}

final class TakeWhileSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: TakeWhile<Element>
  private var isRunning = true

  init(parent: TakeWhile<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    guard isRunning else { return }
    do {
      isRunning = try parent.predicate(element)
    } catch {
      return forwardError(error)
    }
    let isLast = !isRunning
    if !isLast || parent.behavior == .inclusive { forwardNext(element) }
    if isLast { forwardCompleted() }
  }
}
