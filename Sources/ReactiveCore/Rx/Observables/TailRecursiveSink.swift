/// Subscribes to one sequence after another, however many there are, without taking stack for each.
///
/// ```
/// TailRecursiveSink ──strong──► next ──strong──► the sequences that are still to come     for life
///                   ──strong──► the present subscription
/// ```
class TailRecursiveSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let next: () -> Observable<Element>?
  private let subscription = SerialDisposable()
  private let lock = RecursiveLock()
  private var wantedMoves = 0

  /// Creates a sink that is not subscribed to anything.
  ///
  /// - Parameters:
  ///   - next: The next sequence; nil after the last.
  ///   - observer: Receives the elements of all of them.
  ///   - cancel: The disposer of the sink's own subscription.
  init(
    next: @escaping () -> Observable<Element>?, observer: Receiver<Element>, cancel: SinkDisposer
  ) {
    self.next = next
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the first.
  final func run() -> any Disposable {
    moveOn()
    return subscription
  }

  /// Subscribes to the next; if that is asked for while subscribing, when the subscribing is through.
  final func moveOn() {
    let isFirst = lock.withLock {
      wantedMoves += 1
      return wantedMoves == 1
    }
    guard isFirst else { return }
    repeat { subscribeToNext() } while areMoreMovesWanted()
  }

  private func areMoreMovesWanted() -> Bool {
    lock.withLock {
      wantedMoves -= 1
      return wantedMoves > 0
    }
  }

  private func subscribeToNext() {
    if isDisposed { return }
    guard let source = next() else { return end() }
    let own = SingleAssignmentDisposable()
    subscription.disposable = own
    own.setDisposable(subscribe(to: source))
  }

  /// Subscribes to one of the sequences; by default it is the sink itself that receives its events.
  func subscribe(to source: Observable<Element>) -> any Disposable {
    source.subscribe(receiver: self)
  }

  /// What follows the last sequence.
  func end() { preconditionFailure("\(Self.self) does not say how it ends") }

  final override func onNext(_ element: Element) { forwardNext(element) }
}
