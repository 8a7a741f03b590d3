extension ObservableType {
  /// Subscribes to a second sequence when this one has completed.
  ///
  /// - Parameter second: Held strongly by the returned sequence, and by a subscription until its turn.
  /// - Returns: Both, one after the other.
  public func concat<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Element>
  where Second.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to the inner sequences one after the other; see ``concatMap(_:)``.
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension Observable {
  /// Subscribes to several sequences, one after the other.
  ///
  /// - Parameter sources: Held strongly by the returned sequence, and by a subscription until it has ended.
  /// - Returns: All of them; it completes with the last.
  public static func concat(_ sources: [Observable]) -> Observable { Concat(sources: sources) }

  /// Subscribes to several sequences, one after the other.
  ///
  /// - Parameter sources: Held strongly by the returned sequence, and by a subscription until it has ended.
  /// - Returns: All of them; it completes with the last.
  public static func concat(_ sources: Observable...) -> Observable { concat(sources) }
}

final class Concat<Element>: Producer<Element>, @unchecked Sendable {
  private let sources: [Observable<Element>]

  init(sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    var rest = sources.makeIterator()
    let sink = ConcatSink(next: { rest.next() }, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }
}

final class ConcatSink<Element>: TailRecursiveSink<Element>, @unchecked Sendable {
  override func onCompleted() { moveOn() }

  override func end() { forwardCompleted() }
}
