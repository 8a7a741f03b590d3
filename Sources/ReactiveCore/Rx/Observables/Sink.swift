import Synchronization

/// One operator's part of one subscription: receives events, and passes on what becomes of them.
///
/// ```
/// Sink ──strong──► observer     for life, not only until disposal
///      ──strong──► cancel       for life; the disposer holds the sink until it is disposed
/// ```
///
/// Because `observer` is never let go of, who holds a sink, by an ``AnyObserver`` for example, holds all that
/// is downstream of it.
///
/// By itself a sink passes an error or completion on, and then disposes itself.
class Sink<Input, Output>: Receiver<Input>, Disposable, @unchecked Sendable {
  final let observer: Receiver<Output>
  private final let cancel: SinkDisposer
  private final let disposed = Atomic<Bool>(false)

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - observer: Receives what the sink passes on.
  ///   - cancel: The disposer of the sink's own subscription.
  init(observer: Receiver<Output>, cancel: SinkDisposer) {
    self.observer = observer
    self.cancel = cancel
  }

  /// Whether nothing is passed on any more.
  final var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  // MARK: Passing on

  /// Passes an element on unless the sink is disposed.
  final func forwardNext(_ element: Output) {
    if !isDisposed { observer.onNext(element) }
  }

  /// Passes an error on and disposes the sink.
  final func forwardError(_ error: any Error) {
    if !isDisposed { observer.onError(error) }
    dispose()
  }

  /// Passes completion on and disposes the sink.
  final func forwardCompleted() {
    if !isDisposed { observer.onCompleted() }
    dispose()
  }

  /// Passes any event on, and disposes the sink after the last.
  final func forwardOn(_ event: Event<Output>) {
    switch event {
    case .next(let element): forwardNext(element)
    case .error(let error): forwardError(error)
    case .completed: forwardCompleted()
    }
  }

  /// Passes on what a closure makes; what it throws ends the sequence.
  @inline(__always)
  final func forward(_ body: () throws -> Output) {
    do { forwardNext(try body()) } catch { forwardError(error) }
  }

  // MARK: Receiving

  override func onError(_ error: any Error) { forwardError(error) }

  override func onCompleted() { forwardCompleted() }

  // MARK: Ending

  /// Stops passing on and disposes the subscription.
  final func dispose() {
    disposed.store(true, ordering: .releasing)
    cancel.dispose()
  }
}
