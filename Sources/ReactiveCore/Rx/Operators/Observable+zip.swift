extension Observable {
  /// Pairs the elements of two sequences by their number.
  ///
  /// A subscription holds the returned sequence, and thereby the sources, until it has ended; elements wait in
  /// it until their partner has come. It completes as soon as one side can have no further partner.
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

  /// Pairs the elements of three sequences by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - first: Held strongly by the returned sequence.
  ///   - second: Held strongly by the returned sequence.
  ///   - third: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results.
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType,
    Third: ObservableConvertibleType
  >(
    _ first: First, _ second: Second, _ third: Third,
    resultSelector: @escaping (First.Element, Second.Element, Third.Element) throws -> Element
  ) -> Observable {
    let (first, second, third) = (
      first.asObservable(), second.asObservable(), third.asObservable()
    )
    return Zip { sink in
      let left = ZipQueue<First.Element>()
      let middle = ZipQueue<Second.Element>()
      let right = ZipQueue<Third.Element>()
      sink.queues = [left, middle, right]
      sink.makeResult = { try resultSelector(left.take(), middle.take(), right.take()) }
      return [
        sink.subscribe(first, left, 0), sink.subscribe(second, middle, 1),
        sink.subscribe(third, right, 2),
      ]
    }
  }

  /// Groups the elements of several sequences by their number; see ``zip(_:_:resultSelector:)``.
  ///
  /// - Parameters:
  ///   - sources: Held strongly by the returned sequence.
  ///   - resultSelector: Held strongly by the returned sequence; what it throws ends the sequence.
  /// - Returns: The sequence of results; it is empty if there are no sources.
  public static func zip<Source>(
    _ sources: [Observable<Source>], resultSelector: @escaping ([Source]) throws -> Element
  ) -> Observable {
    if sources.isEmpty { return .empty() }
    return Zip { sink in
      let queues = sources.map { _ in ZipQueue<Source>() }
      sink.queues = queues
      sink.makeResult = { try resultSelector(queues.map { $0.take() }) }
      return sources.indices.map { sink.subscribe(sources[$0], queues[$0], $0) }
    }
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
  private let parent: Zip<Result>
  private var ended: Set<Int> = []

  init(parent: Zip<Result>, observer: Receiver<Result>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  fileprivate func subscribe<Source>(
    _ source: Observable<Source>, _ queue: ZipQueue<Source>, _ index: Int
  ) -> any Disposable {
    let inner = ZipInner(parent: self, queue: queue, index: index)
    inner.own.setDisposable(source.subscribe(receiver: inner))
    return inner.own
  }

  fileprivate func elementCame() {
    if queues.allSatisfy({ !$0.isEmpty }), let makeResult { forward { try makeResult() } }
    completeIfNoMoreResults()
  }

  fileprivate func sourceEnded(_ index: Int) {
    ended.insert(index)
    completeIfNoMoreResults()
  }

  /// No further result: some source has ended and nothing of it waits.
  private func completeIfNoMoreResults() {
    if ended.contains(where: { queues[$0].isEmpty }) { forwardCompleted() }
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
      parent.elementCame()
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
