import ReactiveCore

/// A subscriber that writes down its events and keeps the disposables that it is told of.
final class RecordingSubscriber<Value>: RACSubscriberProtocol {
  let log = EventLog()
  private(set) var disposables: [RACCompoundDisposable] = []

  func sendNext(_ value: Value) { log.note("next \(value)") }
  func sendError(_ error: (any Error)?) { log.note("error \(error.map { "\($0)" } ?? "nil")") }
  func sendCompleted() { log.note("completed") }
  func didSubscribe(with disposable: RACCompoundDisposable) { disposables.append(disposable) }
}
