extension ObservableType {
  /// Runs closures beside the events.
  ///
  /// A subscription holds the closures until it has ended, but not the source. `onDispose` comes after the
  /// source's own cleanup: of several such operators, upstream first.
  ///
  /// - Parameters:
  ///   - onNext: Runs before an element is passed on; what it throws ends the sequence, as with all these.
  ///   - afterNext: Runs after an element was passed on.
  ///   - onError: Runs before the error is passed on.
  ///   - afterError: Runs after the error was passed on.
  ///   - onCompleted: Runs before completion is passed on.
  ///   - afterCompleted: Runs after completion was passed on.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs after the source was subscribed to.
  ///   - onDispose: Runs after the subscription to the source was disposed, at the end or before.
  /// - Returns: The same sequence with side effects.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Do(
      source: asObservable(),
      actions: DoActions(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted),
      onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
  }
}

/// The closures that go with the events.
struct DoActions<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
}

final class Do<Element>: Producer<Element>, @unchecked Sendable {
  private let source: Observable<Element>
  private let actions: DoActions<Element>
  private let onSubscribe: (() -> Void)?
  private let onSubscribed: (() -> Void)?
  private let onDispose: (() -> Void)?

  init(
    source: Observable<Element>, actions: DoActions<Element>, onSubscribe: (() -> Void)?,
    onSubscribed: (() -> Void)?, onDispose: (() -> Void)?
  ) {
    self.source = source
    self.actions = actions
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  override func run(
    _ observer: Receiver<Element>, cancel: SinkDisposer
  ) -> (sink: any Disposable, subscription: any Disposable) {
    onSubscribe?()
    let sink = DoSink(actions: actions, observer: observer, cancel: cancel)
    let subscription = source.subscribe(receiver: sink)
    onSubscribed?()
    guard let onDispose else { return (sink, subscription) }
    return (sink, BinaryDisposable(subscription, AnonymousDisposable(onDispose)))
  }
}

final class DoSink<Element>: Sink<Element, Element>, @unchecked Sendable {
  private let actions: DoActions<Element>

  init(actions: DoActions<Element>, observer: Receiver<Element>, cancel: SinkDisposer) {
    self.actions = actions
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Element) {
    attempt {
      try actions.onNext?(element)
      forwardNext(element)
      try actions.afterNext?(element)
    }
  }

  override func onError(_ error: any Error) {
    attempt {
      try actions.onError?(error)
      if !isDisposed { observer.onError(error) }
      try actions.afterError?(error)
      dispose()
    }
  }

  override func onCompleted() {
    attempt {
      try actions.onCompleted?()
      if !isDisposed { observer.onCompleted() }
      try actions.afterCompleted?()
      dispose()
    }
  }

  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch { forwardError(error) }
  }
}
