/// A producer with one source and a sink that needs nothing more than that.
///
/// ```
/// Operator ──strong──► source     for life
/// ```
class Operator<Source, Result>: Producer<Result>, @unchecked Sendable {
  final let source: Observable<Source>

  /// Creates an operator on a source.
  init(source: Observable<Source>) {
    self.source = source
  }

  /// Makes the sink of a subscription.
  func makeSink(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> Sink<Source, Result> {
    preconditionFailure("\(Self.self) has no sink")
  }

  override func run(
    _ observer: Receiver<Result>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = makeSink(observer, cancel: cancel)
    return (sink, source.subscribe(receiver: sink))
  }
}
