import ReactiveCore
import Testing

@Suite struct RxSubjectTests {
  private let log = EventLog()

  @Test("A8 27 hasObservers follows those who come and go", arguments: RxSubjectKind.allCases)
  func hasObserversFollows(kind: RxSubjectKind) {
    let subject = kind.make()
    var answers = [subject.hasObservers()]
    let subscriptions = (0..<3).map { _ in
      let subscription = subject.observable.subscribe()
      answers.append(subject.hasObservers())
      return subscription
    }
    for subscription in subscriptions {
      subscription.dispose()
      answers.append(subject.hasObservers())
    }
    #expect(answers == [false, true, true, true, true, true, false])
  }

  @Test("A2 its own death is silent", arguments: RxSubjectKind.allCases)
  func deathIsSilent(kind: RxSubjectKind) {
    let (subject, payload, subscription) = subscribeAndDrop(kind)
    #expect(!subject.isAlive)
    #expect(!payload.isAlive)
    #expect(!log.take().contains { $0 != "next 0" })
    subscription.dispose()
    #expect(log.entries == ["disposed"])
  }

  @Test("A2 a subject as an observer is held until the subscription is disposed")
  func subjectAsObserverIsHeld() {
    let source = PublishSubject<Int>()
    let (subject, subscription) = subscribeSubject(to: source)
    #expect(subject.isAlive)
    subscription.dispose()
    #expect(!subject.isAlive)
  }

  @Test("A2 a subject seen as an observable is the same object")
  func subjectAsObservableIsTheSame() {
    let subject = PublishSubject<Int>()
    #expect(subject.asObservable() === subject)
  }

  @Test func sendingFromManyThreadsLosesNothing() {
    let subject = PublishSubject<Int>()
    let count = LockedCount()
    let subscription = subject.subscribe(onNext: { _ in count.increment() })
    onThreads(4) { index in
      for _ in 0..<200 {
        let own = subject.map { $0 }.subscribe()
        subject.onNext(index)
        own.dispose()
      }
    }
    #expect(count.value == 800)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  @inline(never)
  private func subscribeAndDrop(
    _ kind: RxSubjectKind
  ) -> (Weak<Observable<Int>>, Weak<Payload>, any Disposable) {
    let subject = kind.make()
    let payload = Payload()
    let subscription = log.watch(subject.observable, holding: payload)
    return (Weak(subject.observable), Weak(payload), subscription)
  }

  @inline(never)
  private func subscribeSubject(
    to source: PublishSubject<Int>
  ) -> (Weak<PublishSubject<Int>>, any Disposable) {
    let subject = PublishSubject<Int>()
    return (Weak(subject), source.subscribe(subject))
  }
}
