/// A connectable sequence that is connected while somebody is subscribed.
///
/// ```
/// RefCount     ──strong──► source                    for life
///              ──strong──► the connection            from the first subscriber to the last
/// RefCountSink ──strong──► RefCount                  for life
/// ```
final class RefCount<Element>: Producer<Element>, @unchecked Sendable {
  fileprivate let source: ConnectableObservable<Element>
  fileprivate let lock = RecursiveLock()
  /// Told apart by the end of the source: who has subscribed before must not count afterwards.
  fileprivate var generation = 0
  private var count = 0
  private var connection: (any Disposable)?

  /// Creates a counting sequence.
  init(source: ConnectableObservable<Element>) {
    self.source = source
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = RefCountSink(parent: self, observer: observer, cancel: cancel)
    return (sink, sink.run())
  }

  /// Counts a subscriber, and connects for the first.
  fileprivate func enter() {
    count += 1
    if count == 1 { connection = source.connect() }
  }

  /// Counts a subscriber out, and ends the connection after the last.
  ///
  /// With the lock held: who comes meanwhile must not take the connection that is being ended for theirs.
  fileprivate func leave(_ generation: Int) {
    lock.withLock {
      guard generation == self.generation, count > 0 else { return }
      count -= 1
      if count == 0 { connection.take()?.dispose() }
    }
  }

  /// Begins a new generation after the end of the source.
  fileprivate func end(_ generation: Int) {
    lock.withLock {
      guard generation == self.generation else { return }
      count = 0
      self.generation += 1
      connection.take()?.dispose()
    }
  }
}

/// One subscriber that counts.
final class RefCountSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let parent: RefCount<Element>
  private var generation = 0

  /// Creates the sink of a subscription.
  init(parent: RefCount<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.parent = parent
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes first, so that nothing is missed, then connects if this is the first.
  fileprivate func run() -> any Disposable {
    let subscription = parent.source.subscribe(receiver: self)
    return parent.lock.withLock {
      generation = parent.generation
      // The subject had ended already: there is nothing to connect for.
      if isDisposed { return NopDisposable.noOp }
      parent.enter()
      return AnonymousDisposable { [parent, generation] in
        subscription.dispose()
        parent.leave(generation)
      }
    }
  }

  override func onNext(_ element: Element) { forwardNext(element) }

  override func onError(_ error: any Error) {
    parent.end(generation)
    forwardError(error)
  }

  override func onCompleted() {
    parent.end(generation)
    forwardCompleted()
  }
}
