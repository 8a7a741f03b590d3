import ReactiveCore

/// The work behind a cold signal: it keeps its subscribers, so that a test can send to them later.
final class Producer<Value> {
  private let log: EventLog
  private(set) var subscribers: [any RACSubscriberProtocol<Value>] = []
  private(set) var subscriptionCount = 0

  /// Creates a producer that notes each cleanup as `disposed`.
  init(_ log: EventLog = EventLog()) {
    self.log = log
  }

  /// A cold signal that holds this producer strongly.
  var signal: RACSignal<Value> {
    RACSignal.createSignal { self.add($0) }
  }

  /// A cold signal that does not hold this producer, so that the two are on no ring.
  var looseSignal: RACSignal<Value> {
    RACSignal.createSignal { [weak self] in self?.add($0) }
  }

  private func add(_ subscriber: any RACSubscriberProtocol<Value>) -> RACDisposable {
    subscriptionCount += 1
    subscribers.append(subscriber)
    return log.disposable()
  }

  func sendNext(_ value: Value) { subscribers.forEach { $0.sendNext(value) } }

  func sendError(_ error: (any Error)?) { subscribers.forEach { $0.sendError(error) } }

  func sendCompleted() { subscribers.forEach { $0.sendCompleted() } }

  func dropSubscribers() { subscribers = [] }
}
