import ReactiveCore
import Testing

/// What an observer that was kept keeps in turn.
@Suite struct StashedObserverTests {
  @Test("A5 25 create whose closure can reach the observer that it stored: plain, nothing leaks")
  func plainCreate() {
    #expect(!subscribeAndDispose { $0.map { $0 } }.payload.isAlive)
  }

  @Test("A5 25 the same through share: it leaks until the variable is cleared")
  func throughShare() {
    let (payload, clear) = subscribeAndDispose { $0.share() }
    #expect(payload.isAlive)
    clear()
    #expect(!payload.isAlive)
  }

  @Test("A5 25 the same through take(until:): it leaks until the variable is cleared")
  func throughTakeUntil() {
    let (payload, clear) = subscribeAndDispose { $0.take(until: Observable<Int>.never()) }
    #expect(payload.isAlive)
    clear()
    #expect(!payload.isAlive)
  }

  @Test(
    "A5 26 an observer kept elsewhere keeps the subscriber's closures",
    arguments: Ending.allCases)
  func keptElsewhere(ending: Ending) {
    let source = RxSource<Int>()
    let payload = subscribe(to: source.observable) { subscription in
      switch ending {
      case .completed: source.onCompleted()
      case .failed: source.onError(TestError.first)
      case .disposed: subscription.dispose()
      }
    }
    #expect(payload.isAlive)
    source.dropObservers()
    #expect(!payload.isAlive)
  }

  @Test("A5 27 a create that subscribes inside and returns nothing to dispose")
  func nothingToDispose() {
    let inner = PublishSubject<Int>()
    let observable = Observable<Int>.create { observer in
      _ = inner.subscribe(observer)
      return Disposables.create()
    }
    let payload = subscribe(to: observable) { $0.dispose() }
    #expect(payload.isAlive)
    inner.onCompleted()
    #expect(!payload.isAlive)
  }

  @Test("A5 28 withUnretained before a replaying share: held until the last subscriber leaves")
  func withUnretainedAndShare() {
    let subject = PublishSubject<Int>()
    let (owner, subscription) = shareUnretained(subject)
    #expect(owner.isAlive)
    subscription.dispose()
    #expect(!owner.isAlive)
  }

  @Test("A5 30 A8 47 take(until:) whose trigger completes without a value goes on")
  func triggerCompletes() {
    let (source, trigger) = (PublishSubject<Int>(), PublishSubject<Int>())
    let log = EventLog()
    let subscription = log.watch(source.take(until: trigger))
    trigger.onCompleted()
    source.onNext(1)
    #expect(log.entries == ["next 1"])
    #expect(source.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers)
  }

  @Test("A5 32 an entry's onDisposed reaches a later entry of the bag when self is gone")
  func laterEntryIsReached() {
    let log = EventLog()
    dropOwner(log)
    #expect(log.entries == ["next 1, owner alive: false"])
  }

  @inline(never)
  private func subscribeAndDispose(
    _ apply: (Observable<Int>) -> Observable<Int>
  ) -> (payload: Weak<Payload>, clear: () -> Void) {
    let payload = Payload()
    // Held weakly by what clears it, or the test itself would keep it.
    let variable = Box<AnyObserver<Int>?>(nil)
    let observable = Observable<Int>.create { observer in
      variable.value = payload.touch(observer)
      return Disposables.create()
    }
    apply(observable).subscribe().dispose()
    return (Weak(payload), { [weak variable] in variable?.value = nil })
  }

  @inline(never)
  private func subscribe(
    to observable: Observable<Int>, then end: (any Disposable) -> Void
  ) -> Weak<Payload> {
    let payload = Payload()
    end(EventLog().watch(observable, holding: payload))
    return Weak(payload)
  }

  @inline(never)
  private func shareUnretained(_ subject: PublishSubject<Int>) -> (Weak<RxOwner>, any Disposable) {
    let owner = RxOwner()
    let subscription = subject.withUnretained(owner).share(replay: 1).subscribe()
    subject.onNext(1)
    return (Weak(owner), subscription)
  }

  @inline(never)
  private func dropOwner(_ log: EventLog) {
    let owner = RxOwner()
    let subject = PublishSubject<Int>()
    Observable<Int>.never().subscribe(onDisposed: { subject.onNext(1) }).disposed(by: owner.bag)
    subject.subscribe(onNext: { [weak owner] in
      log.note("next \($0), owner alive: \(owner != nil)")
    }).disposed(by: owner.bag)
  }
}
