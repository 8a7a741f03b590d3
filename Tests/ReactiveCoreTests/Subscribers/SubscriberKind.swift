import ReactiveCore
import Testing

/// The classes that can be subscribed to a signal.
enum SubscriberKind: CaseIterable, CustomTestStringConvertible {
  case subscriber, subject, replaySubject

  static let subjects: [SubscriberKind] = [.subject, .replaySubject]

  /// One that passes what it receives on to a log.
  func make(_ log: EventLog) -> any RACSubscriberProtocol<Int> {
    switch self {
    case .subscriber: return log.subscriber()
    case .subject: return subscribe(log, to: RACSubject())
    case .replaySubject: return subscribe(log, to: RACReplaySubject())
    }
  }

  private func subscribe(_ log: EventLog, to subject: RACSubject<Int>) -> RACSubject<Int> {
    log.subscribe(to: subject)
    return subject
  }

  var testDescription: String { "\(self)" }
}
