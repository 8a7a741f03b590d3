extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of all inner sequences as they come; see ``flatMap(_:)``.
  public func merge() -> Observable<Element.Element> {
    FlatMap(source: asObservable()) { $0.asObservable() }
  }

  /// Sends the elements of the inner sequences as they come, of so many of them at a time.
  ///
  /// - Parameter maxConcurrent: How many are subscribed to; others wait, held strongly, for one to complete.
  /// - Returns: The merged sequence.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    ConcatMap(source: asObservable(), maxConcurrent: maxConcurrent) { $0.asObservable() }
  }
}

extension Observable {
  /// Sends the elements of several sequences as they come.
  ///
  /// - Parameter sources: Held strongly by the returned sequence, not by its subscriptions.
  /// - Returns: The merged sequence, which completes after the last of them and fails with the first.
  public static func merge(_ sources: [Observable]) -> Observable { MergeArray(sources: sources) }

  /// Sends the elements of several sequences as they come.
  ///
  /// - Parameter sources: Held strongly by the returned sequence, not by its subscriptions.
  /// - Returns: The merged sequence, which completes after the last of them and fails with the first.
  public static func merge(_ sources: Observable...) -> Observable { merge(sources) }
}

final class MergeArray<Element>: Producer<Element>, @unchecked Sendable {
  private let sources: [Observable<Element>]

  init(sources: [Observable<Element>]) {
    self.sources = sources
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = FlatMapSink<Observable<Element>, Element>(
      selector: { $0 }, observer: observer, cancel: cancel)
    return (sink, sink.run(merging: sources))
  }
}
