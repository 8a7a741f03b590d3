import ReactiveCore
import Testing

/// The four subjects, for what they have in common.
enum RxSubjectKind: CaseIterable, CustomTestStringConvertible {
  case publish, behavior, replay, async

  /// A subject of the kind.
  func make() -> AnyRxSubject {
    switch self {
    case .publish:
      let subject = PublishSubject<Int>()
      return AnyRxSubject(subject, hasObservers: { subject.hasObservers })
    case .behavior:
      let subject = BehaviorSubject(value: 0)
      return AnyRxSubject(subject, hasObservers: { subject.hasObservers })
    case .replay:
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      return AnyRxSubject(subject, hasObservers: { subject.hasObservers })
    case .async:
      let subject = AsyncSubject<Int>()
      return AnyRxSubject(subject, hasObservers: { subject.hasObservers })
    }
  }

  var testDescription: String { "\(self)" }
}

/// A subject of whatever kind.
struct AnyRxSubject {
  let observable: Observable<Int>
  let observer: AnyObserver<Int>
  let hasObservers: () -> Bool

  init<Subject: SubjectType<Int>>(_ subject: Subject, hasObservers: @escaping () -> Bool) {
    observable = subject.asObservable()
    observer = AnyObserver(subject)
    self.hasObservers = hasObservers
  }
}
