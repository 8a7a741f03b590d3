import ReactiveCore
import Testing

@Suite struct SubscribeLifetimeTests {
  private let log = EventLog()

  @Test("A8 25 what a deferred's factory captured goes, though the subscription lives")
  func factoryIsNotHeldByTheSubscription() {
    let subject = PublishSubject<Int>()
    let (payload, subscription) = subscribeDeferred(subject)
    #expect(!payload.isAlive)
    subject.onNext(1)
    #expect(log.entries == ["next 1"])
    withExtendedLifetime(subscription) {}
  }

  @Test("A8 25 what a create's closure captured goes, though the subscription lives")
  func createClosureIsNotHeldByTheSubscription() {
    let box = Box<AnyObserver<Int>?>(nil)
    let (payload, subscription) = subscribeCreate(box)
    #expect(!payload.isAlive)
    box.value?.onNext(1)
    #expect(log.entries == ["next 1"])
    withExtendedLifetime(subscription) {}
  }

  @Test("A8 26 every handler gets the object, which can be released")
  func handlersGetTheObject() {
    let subject = PublishSubject<Int>()
    let (owner, first) = subscribeWithOwner(subject) { subject.onNext(1) }
    #expect(!owner.isAlive)
    subject.onNext(2)
    #expect(log.take() == ["next 1 of 1"])
    first.dispose()
    let (_, second) = subscribeWithOwner(subject) {
      subject.onNext(3)
      subject.onCompleted()
    }
    #expect(log.take() == ["next 3 of 1", "completed", "disposed"])
    let failing = PublishSubject<Int>()
    let (_, third) = subscribeWithOwner(failing) { failing.onError(TestError.first) }
    #expect(log.entries == ["error first", "disposed"])
    withExtendedLifetime((second, third)) {}
  }

  @Test("A5 31 subscribe(with:) leaves a dead observer when its object is gone")
  func subscribeWithLeavesADeadObserver() {
    let subject = PublishSubject<Int>()
    let (owner, subscription) = subscribeWithOwner(subject) {}
    #expect(!owner.isAlive)
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(log.entries.isEmpty)
    #expect(!subject.hasObservers)
  }

  @Test func disposalFreesWhatTheClosuresHold() {
    let subject = PublishSubject<Int>()
    let (payload, subscription) = subscribeHolding(subject.map { $0 })
    #expect(payload.isAlive)
    subscription.dispose()
    #expect(!payload.isAlive)
    withExtendedLifetime(subscription) {}
  }

  @Test func definitionIsNotHeldByASubscriptionOfMap() {
    let subject = PublishSubject<Int>()
    let (definition, subscription) = subscribeToDefinition { subject.map { $0 } }
    #expect(!definition.isAlive)
    withExtendedLifetime(subscription) {}
  }

  @Test func definitionIsHeldByASubscriptionOfTakeUntil() {
    let subject = PublishSubject<Int>()
    let (definition, subscription) = subscribeToDefinition {
      subject.take(until: Observable<Int>.never())
    }
    #expect(definition.isAlive)
    subscription.dispose()
    #expect(!definition.isAlive)
    withExtendedLifetime(subscription) {}
  }

  @inline(never)
  private func subscribeDeferred(_ subject: PublishSubject<Int>) -> (Weak<Payload>, any Disposable)
  {
    let payload = Payload()
    let deferred = Observable<Int>.deferred { payload.touch(subject) }
    return (Weak(payload), log.watch(deferred))
  }

  @inline(never)
  private func subscribeCreate(
    _ box: Box<AnyObserver<Int>?>
  ) -> (Weak<Payload>, any Disposable) {
    let payload = Payload()
    let created = Observable<Int>.create { observer in
      box.value = payload.touch(observer)
      return Disposables.create()
    }
    return (Weak(payload), log.watch(created))
  }

  @inline(never)
  private func subscribeWithOwner(
    _ subject: PublishSubject<Int>, then: () -> Void
  ) -> (Weak<RxOwner>, any Disposable) {
    let owner = RxOwner()
    let subscription = subject.subscribe(
      with: owner,
      onNext: { [log] owner, element in
        owner.receive(element)
        log.note("next \(element) of \(owner.received.count)")
      },
      onError: { [log] _, error in log.note("error \(error)") },
      onCompleted: { [log] _ in log.note("completed") },
      onDisposed: { [log] _ in log.note("disposed") })
    then()
    return (Weak(owner), subscription)
  }

  @inline(never)
  private func subscribeHolding(
    _ observable: Observable<Int>
  ) -> (Weak<Payload>, any Disposable) {
    let payload = Payload()
    return (Weak(payload), log.watch(observable, holding: payload))
  }

  @inline(never)
  private func subscribeToDefinition(
    _ make: () -> Observable<Int>
  ) -> (Weak<Observable<Int>>, any Disposable) {
    let observable = make()
    return (Weak(observable), log.watch(observable))
  }
}
