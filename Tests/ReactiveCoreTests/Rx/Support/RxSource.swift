import ReactiveCore

/// The work behind a `create`: it keeps its observers, so that a test can send to them later.
final class RxSource<Element> {
  private let log: EventLog
  private(set) var observers: [AnyObserver<Element>] = []
  private(set) var subscriptionCount = 0

  /// Creates a source that notes each cleanup.
  init(_ log: EventLog = EventLog()) {
    self.log = log
  }

  /// A sequence that holds this source strongly.
  var observable: Observable<Element> {
    Observable.create { observer in
      self.subscriptionCount += 1
      self.observers.append(observer)
      return self.log.cleanup()
    }
  }

  func onNext(_ element: Element) { observers.forEach { $0.onNext(element) } }

  func onError(_ error: any Error) { observers.forEach { $0.onError(error) } }

  func onCompleted() { observers.forEach { $0.onCompleted() } }

  func dropObservers() { observers = [] }
}
