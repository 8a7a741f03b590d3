extension Observable {
  /// Pairs the elements of two sequences by their number.
  ///
  /// A subscription holds the returned sequence, and thereby the sources, until it has ended; elements wait in
  /// it until their partner has come. It completes when **all** sources have: what one of them sends after the
  /// other has ended waits for a partner that cannot come, and is held until the subscription ends.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws -> Element
  ) -> Observable {
    let (first, second) = (first.asObservable(), second.asObservable())
    return Zip { sink in
      let (left, right) = (ZipQueue<First.Element>(), ZipQueue<Second.Element>())
      sink.queues = [left, right]
      sink.makeResult = { try resultSelector(left.take(), right.take()) }
      return [sink.subscribe(first, left, 0), sink.subscribe(second, right, 1)]
    }
  }

  /// Groups the elements of three sequences or more by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - third: Held strongly by the returned sequence.
  ///   - others: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    Third: ObservableConvertibleType, each Other: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other,
    resultSelector:
      @escaping (
        First.Element, Second.Element, Third.Element, repeat (each Other).Element
      ) throws -> Element
  ) -> Observable {
    zipAll(first, second, third, repeat each others, resultSelector: resultSelector)
  }

  private static func zipAll<each Source: ObservableConvertibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping (repeat (each Source).Element) throws -> Element
  ) -> Observable {
    let sources = (repeat (each source).asObservable())
    return Zip { (sink: ZipSink<Element>) -> [any Disposable] in
      let queues = (repeat ZipSink<Element>.queue(for: each sources))
      for queue in repeat each queues { sink.queues.append(queue) }
      sink.makeResult = { try resultSelector(repeat (each queues).take()) }
      var subscriptions: [any Disposable] = []
      for (source, queue) in repeat (each sources, each queues) {
        subscriptions.append(sink.subscribe(source, queue, subscriptions.count))
      }
      return subscriptions
    }
  }

  /// Groups the elements of several sequences by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// It also completes when an element comes while no other source is left to send its partner.
  ///
  /// - Parameters:
  ///   - sources: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results; it is empty if there are no sources.
  public static func zip<Sources: Collection>(
    _ sources: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable where Sources.Element: ObservableConvertibleType {
    if sources.isEmpty { return .empty() }
    let sources = sources.map { $0.asObservable() }
    return Zip { sink in
      let queues = sources.map { _ in ZipQueue<Sources.Element.Element>() }
      sink.queues = queues
      sink.endsWithoutPartners = true
      sink.makeResult = { try resultSelector(queues.map { $0.take() }) }
      return sources.indices.map { sink.subscribe(sources[$0], queues[$0], $0) }
    }
  }

  /// Groups the elements of several sequences by their number; see ``zip(_:resultSelector:)``.
  ///
  /// - Parameter sources: Held strongly by the returned sequence.
  /// - Returns: The sequence of groups; it is empty if there are no sources.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(sources) { $0 }
  }
}

extension Observable where Element == Any {
  /// Pairs the elements of two sequences by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  /// - Returns: The sequence of pairs.
  public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable<(First.Element, Second.Element)> {
    Observable<(First.Element, Second.Element)>.zip(first, second) { ($0, $1) }
  }

  /// Groups the elements of three sequences or more by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - third: Held strongly by the returned sequence.
  ///   - others: Held strongly by the returned sequence.
  /// - Returns: The sequence of groups.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    Third: ObservableConvertibleType, each Other: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third, _ others: repeat each Other
  ) -> Observable<(First.Element, Second.Element, Third.Element, repeat (each Other).Element)> {
    Observable<(First.Element, Second.Element, Third.Element, repeat (each Other).Element)>
      .zip(first, second, third, repeat each others) {
        (
          first: First.Element, second: Second.Element, third: Third.Element,
          others: repeat (each Other).Element
        ) in (first, second, third, repeat each others)
      }
  }
}

final class Zip<Result>: Producer<Result>, @unchecked Sendable {
  private let subscribe: (ZipSink<Result>) -> [any Disposable]

  init(_ subscribe: @escaping (ZipSink<Result>) -> [any Disposable]) {
    self.subscribe = subscribe
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = ZipSink(parent: self, observer: observer, cancel: cancel)
    return (sink, CompositeDisposable(subscribe(sink)))
  }
}

/// Gives out a result when every queue has an element.
///
/// ```
/// ZipSink ──strong──► the returned sequence ──strong──► sources, resultSelector     for life
///         ──strong──► queues[…] ──strong──► elements that have no partner yet
/// a source's list or sink ──strong──► ZipInner ──strong──► ZipSink
/// ```
final class ZipSink<Result>: Sink<Never, Result>, @unchecked Sendable {
  fileprivate let lock = RecursiveLock()
  fileprivate var queues: [any ZipQueueType] = []
  fileprivate var makeResult: (() throws -> Result)?
  /// Whether an element that no other source can complete to a result ends the sequence.
  fileprivate var endsWithoutPartners = false
  private let parent: Zip<Result>
  private var ended: Set<Int> = []

  init(parent: Zip<Result>, observer: Receiver<Result>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate static func queue<Source>(for source: Observable<Source>) -> ZipQueue<Source> {
    ZipQueue()
  }

  fileprivate func subscribe<Source>(
    _ source: Observable<Source>, _ queue: ZipQueue<Source>, _ index: Int
  ) -> any Disposable {
    let inner = ZipInner(parent: self, queue: queue, index: index)
    inner.own.setDisposable(source.subscribe(receiver: inner))
    return inner.own
  }

  fileprivate func elementCame(_ index: Int) {
    if queues.allSatisfy({ !$0.isEmpty }) {
      if let makeResult { forward { try makeResult() } }
    } else if endsWithoutPartners, ended.union([index]).count == queues.count {
      forwardCompleted()
    }
  }

  fileprivate func sourceEnded(_ index: Int) {
    ended.insert(index)
    if ended.count == queues.count { forwardCompleted() }
  }
}

protocol ZipQueueType: AnyObject {
  var isEmpty: Bool { get }
}

/// The elements of one source that wait for their partners.
final class ZipQueue<Element>: ZipQueueType, @unchecked Sendable {
  private var elements = Queue<Element>()

  var isEmpty: Bool { elements.isEmpty }

  func add(_ element: Element) { elements.append(element) }

  func take() -> Element {
    guard let element = elements.popFirst() else { preconditionFailure("no element waits") }
    return element
  }
}

final class ZipInner<Element, Result>: Receiver<Element>, @unchecked Sendable {
  fileprivate let own = SingleAssignmentDisposable()
  private let parent: ZipSink<Result>
  private let queue: ZipQueue<Element>
  private let index: Int

  init(parent: ZipSink<Result>, queue: ZipQueue<Element>, index: Int) {
    self.parent = parent
    self.queue = queue
    self.index = index
  }

  override func onNext(_ element: Element) {
    parent.lock.withLock {
      queue.add(element)
      parent.elementCame(index)
    }
  }

  override func onError(_ error: any Error) {
    own.dispose()
    parent.lock.withLock { parent.forwardError(error) }
  }

  override func onCompleted() {
    own.dispose()
    parent.lock.withLock { parent.sourceEnded(index) }
  }
}
