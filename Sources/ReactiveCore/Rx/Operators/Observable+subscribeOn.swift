extension ObservableType {
  /// Subscribes to the source, and ends the subscription, on a scheduler.
  ///
  /// Until the scheduler's turn comes its work holds the source and the subscriber's closures; disposing takes
  /// the work back. Afterwards a subscription does not hold the source.
  ///
  /// - Parameter scheduler: Where that happens; held strongly by the returned sequence.
  /// - Returns: The same sequence.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(source: asObservable(), scheduler: scheduler)
  }
}

final class SubscribeOn<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let scheduler: any ImmediateSchedulerType

  init(source: Observable<Element>, scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    let sink = SubscribeOnSink<Element>(observer: observer, cancel: cancel)
    let subscription = SerialDisposable()
    let work = SingleAssignmentDisposable()
    subscription.disposable = work
    work.setDisposable(
      scheduler.schedule(source) { [scheduler] source in
        let inner = source.subscribe(receiver: sink)
        subscription.disposable = ScheduledDisposable(scheduler: scheduler, disposable: inner)
        return NopDisposable.noOp
      })
    return (sink, subscription)
  }
}

final class SubscribeOnSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  override func onNext(_ element: Element) { forwardNext(element) }
}
