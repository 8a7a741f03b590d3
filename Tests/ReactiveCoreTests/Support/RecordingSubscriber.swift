import ReactiveCore

/// A subscriber that writes down its events and keeps the disposables that it is told of.
///
/// Unlike the real one it disposes nothing at a terminal event, so it shows what others dispose.
final class RecordingSubscriber<Value>: RACSubscriberProtocol {
  let log: EventLog
  private(set) var disposables: [RACCompoundDisposable] = []

  init(_ log: EventLog = EventLog()) { self.log = log }

  func sendNext(_ value: Value) { log.note("next \(value)") }
  func sendError(_ error: (any Error)?) { log.note("error \(error.map { "\($0)" } ?? "nil")") }
  func sendCompleted() { log.note("completed") }
  func didSubscribe(with disposable: RACCompoundDisposable) { disposables.append(disposable) }
}
