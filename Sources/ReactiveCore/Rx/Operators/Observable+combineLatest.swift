extension Observable {
  /// Sends a result of the latest elements of two sequences whenever one of them sends.
  ///
  /// A subscription holds the returned sequence, and thereby the sources, until it has ended, and the latest
  /// element of each. It completes when all have completed.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType
  >(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable {
    let (first, second) = (first.asObservable(), second.asObservable())
    return CombineLatest(count: 2) { sink in
      let left = CombineLatestInner<First.Element, Element>(parent: sink)
      let right = CombineLatestInner<Second.Element, Element>(parent: sink)
      sink.makeResult = { [cell1 = left.cell, cell2 = right.cell] in
        try resultSelector(cell1.presentLatest, cell2.presentLatest)
      }
      return [left.subscribe(to: first), right.subscribe(to: second)]
    }
  }

  /// Sends a result of the latest elements of three sequences or more.
  ///
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - third: Held strongly by the returned sequence.
  ///   - others: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    Third: ObservableConvertibleType, each Other: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, repeat (each Other).Element
      ) throws -> Element
  ) -> Observable {
    combineAll(first, second, third, repeat each others, resultSelector: resultSelector)
  }

  private static func combineAll<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable {
    let sources = (repeat (each source).asObservable())
    var count = 0
    for _ in repeat each sources { count += 1 }
    return CombineLatest(count: count) {
      (sink: CombineLatestSink<Element>) -> [any Disposable] in
      let inners = (repeat sink.inner(for: each sources))
      let cells = (repeat (each inners).cell)
      sink.makeResult = { try resultSelector(repeat (each cells).presentLatest) }
      var subscriptions: [any Disposable] = []
      for (source, inner) in repeat (each sources, each inners) {
        subscriptions.append(inner.subscribe(to: source))
      }
      return subscriptions
    }
  }

  /// Sends a result of the latest elements of several sequences; see ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - sources: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results; without sources one result of nothing.
  public static func combineLatest<Sources: Collection>(
    _ sources: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable where Sources.Element: ObservableConvertibleType {
    if sources.isEmpty { return .deferred { .just(try resultSelector([])) } }
    let sources = sources.map { $0.asObservable() }
    return CombineLatest(count: sources.count) { sink in
      let inners = sources.map { _ in
        CombineLatestInner<Sources.Element.Element, Element>(parent: sink)
      }
      let cells = inners.map(\.cell)
      sink.makeResult = { try resultSelector(cells.map(\.presentLatest)) }
      return Swift.zip(inners, sources).map { $0.subscribe(to: $1) }
    }
  }

  /// Sends the latest elements of several sequences whenever one of them sends.
  ///
  /// See ``combineLatest(_:resultSelector:)``.
  ///
  /// - Parameter sources: Held strongly by the returned sequence.
  /// - Returns: The sequence of groups; without sources one group of nothing.
  public static func combineLatest<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(sources) { $0 }
  }
}

extension Observable where Element == Any {
  /// Sends the latest elements of two sequences whenever one of them sends.
  ///
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  /// - Returns: The sequence of pairs.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType
  >(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    Observable<(First.Element, Second.Element)>.combineLatest(first, second) { ($0, $1) }
  }

  /// Sends the latest elements of three sequences or more whenever one of them sends.
  ///
  /// See ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - third: Held strongly by the returned sequence.
  ///   - others: Held strongly by the returned sequence.
  /// - Returns: The sequence of groups.
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    Third: ObservableConvertibleType, each Other: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other
  ) -> Observable<(First.Element, Second.Element, Third.Element, repeat (each Other).Element)> {
    Observable<(First.Element, Second.Element, Third.Element, repeat (each Other).Element)>
      .combineLatest(first, second, third, repeat each others) {
        (
          first: First.Element, second: Second.Element, third: Third.Element,
          others: repeat (each Other).Element
        ) in (first, second, third, repeat each others)
      }
  }
}

final class CombineLatest<Result>: Producer<Result>, @unchecked Sendable {
  fileprivate let count: Int
  private let subscribe: (CombineLatestSink<Result>) -> [any Disposable]

  init(count: Int, _ subscribe: @escaping (CombineLatestSink<Result>) -> [any Disposable]) {
    self.count = count
    self.subscribe = subscribe
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = CombineLatestSink(parent: self, observer: observer, cancel: cancel)
    return (sink, CompositeDisposable(subscribe(sink)))
  }
}

/// Gives out a result whenever an element comes and every source has sent one.
///
/// ```
/// CombineLatestSink ──strong──► the returned sequence ──strong──► sources, resultSelector     for life
///                   ──strong──► a cell per source ──strong──► its latest element
/// a source's list or sink ──strong──► CombineLatestInner ──strong──► CombineLatestSink
/// ```
final class CombineLatestSink<Result>: Sink<Never, Result>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  /// Asked for only when every source has sent.
  fileprivate var makeResult: (() throws -> Result)?
  private let parent: CombineLatest<Result>
  private var emptyCount: Int
  private var liveCount: Int

  init(parent: CombineLatest<Result>, observer: Receiver<Result>, cancel: SinkDisposer) {
    self.parent = parent
    emptyCount = parent.count
    liveCount = parent.count
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func inner<Source>(
    for source: Observable<Source>
  ) -> CombineLatestInner<Source, Result> {
    CombineLatestInner(parent: self)
  }

  fileprivate func elementCame(isFirst: Bool) {
    if isFirst { emptyCount -= 1 }
    guard emptyCount == 0, let makeResult else {
      // All others have ended, one of them without an element: there will be no result.
      if liveCount == 1 { forwardCompleted() }
      return
    }
    forward { try makeResult() }
  }

  /// Completes after the last source.
  fileprivate func sourceEnded() {
    liveCount -= 1
    if liveCount == 0 { forwardCompleted() }
  }
}

/// The latest element of one source.
final class CombineLatestCell<Element>: @unchecked Sendable {
  var latest: Element?

  /// The element that has to be there.
  var presentLatest: Element {
    guard let latest else { preconditionFailure("a source has not sent yet") }
    return latest
  }
}

final class CombineLatestInner<Element, Result>: Receiver<Element>, @unchecked Sendable {
  fileprivate let cell = CombineLatestCell<Element>()
  private let own = SingleAssignmentDisposable()
  private let parent: CombineLatestSink<Result>

  init(parent: CombineLatestSink<Result>) {
    self.parent = parent
  }

  fileprivate func subscribe(to source: Observable<Element>) -> any Disposable {
    own.setDisposable(source.subscribe(receiver: self))
    return own
  }

  override func onNext(_ element: Element) {
    parent.lock.withLock {
      let isFirst = cell.latest == nil
      cell.latest = element
      parent.elementCame(isFirst: isFirst)
    }
  }

  override func onError(_ error: any Error) {
    own.dispose()
    parent.lock.withLock { parent.forwardError(error) }
  }

  override func onCompleted() {
    own.dispose()
    parent.lock.withLock { parent.sourceEnded() }
  }
}
