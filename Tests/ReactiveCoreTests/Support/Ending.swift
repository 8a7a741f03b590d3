import ReactiveCore
import Testing

/// How a subscription ends that does not end by itself.
enum Ending: CaseIterable, CustomTestStringConvertible {
  case completed, failed, disposed

  /// Ends a subscription to a subject.
  func apply(to subject: RACSubject<Int>, _ subscription: RACDisposable?) {
    switch self {
    case .completed: subject.sendCompleted()
    case .failed: subject.sendError(TestError.first)
    case .disposed: subscription?.dispose()
    }
  }

  var testDescription: String { "\(self)" }
}
