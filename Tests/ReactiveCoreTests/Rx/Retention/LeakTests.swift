import ReactiveCore
import Testing

/// The rows of A5 that leak, in their order; what would free them is shown where something can.
@Suite struct LeakTests {
  @Test("A5 10 self on its own subject, in its own bag")
  func ownSubject() {
    let owner = make { owner in
      owner.subject.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
    }
    #expect(owner.isAlive)
    owner.object?.subject.onCompleted()
    #expect(!owner.isAlive)
  }

  @Test("A5 11 self on its own behavior subject, even after completion")
  func ownBehaviorSubject() {
    let owner = make { owner in
      owner.behavior.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
      owner.behavior.onCompleted()
    }
    #expect(owner.isAlive)
    owner.object?.behavior.dispose()
    #expect(!owner.isAlive)
  }

  @Test("A5 12 self on another's subject that dies: through an operator it leaks, directly not")
  func anothersSubjectDies() {
    let through = make { owner in
      let subject = PublishSubject<Int>()
      subject.map { $0 }.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
    }
    let directly = make { owner in
      let subject = PublishSubject<Int>()
      subject.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
    }
    #expect(through.isAlive)
    #expect(!directly.isAlive)
  }

  @Test("A5 13 a method of self given to map or to subscribe")
  func methodOfSelf() {
    let mapped = make { owner in
      owner.subject.map(owner.double).subscribe().disposed(by: owner.bag)
    }
    let subscribed = make { owner in
      owner.subject.subscribe(onNext: owner.receive).disposed(by: owner.bag)
    }
    #expect(mapped.isAlive)
    #expect(subscribed.isAlive)
  }

  @Test("A5 14 weak self in a nested closure only")
  func weakInNestedClosureOnly() {
    let owner = make { owner in
      owner.subject.flatMap { _ in
        Observable.just(1).map { [weak owner] in owner?.double($0) ?? 0 }
      }.subscribe().disposed(by: owner.bag)
    }
    #expect(owner.isAlive)
  }

  @Test("A5 15 weak outer, strong inner, and the inner sequence never ends")
  func weakOuterStrongInner() {
    let owner = make { owner in
      owner.subject.flatMap { [weak owner] _ -> Observable<Int> in
        guard let owner else { return .empty() }
        return Observable<Int>.never().map { owner.double($0) }
      }.subscribe().disposed(by: owner.bag)
      owner.subject.onNext(1)
    }
    #expect(owner.isAlive)
  }

  @Test("A5 16 self in onDisposed, in its own bag, of a subject without an end")
  func selfInOnDisposed() {
    let subject = PublishSubject<Int>()
    let owner = make { owner in
      subject.subscribe(onDisposed: { owner.receive(0) }).disposed(by: owner.bag)
    }
    #expect(owner.isAlive)
    subject.onCompleted()
    #expect(!owner.isAlive)
  }

  @Test("A5 17 an observable with self's closure in a property of self, never subscribed to")
  func observableInAProperty() {
    let owner = make { owner in
      owner.observable = Observable.just(1).map { owner.double($0) }
    }
    #expect(owner.isAlive)
  }

  @Test("A5 18 an endless chain of operators, result dropped")
  func endlessChain() {
    let owner = make { owner in
      _ = Observable<Int>.never().map { $0 }.subscribe(onNext: { owner.receive($0) })
    }
    #expect(owner.isAlive)
  }

  @Test("A5 19 a create that never ends, result dropped")
  func endlessCreate() {
    let owner = make { owner in
      _ = Observable<Int>.create { _ in Disposables.create() }
        .subscribe(onNext: { owner.receive($0) })
    }
    #expect(owner.isAlive)
  }

  @Test("A5 20 a subject through map, result dropped, subject dies")
  func mappedSubjectDies() {
    let owner = make { owner in
      let subject = PublishSubject<Int>()
      _ = subject.map { $0 }.subscribe(onNext: { owner.receive($0) })
    }
    #expect(owner.isAlive)
  }

  @Test("A5 21 interval, result dropped, goes on")
  func interval() {
    let scheduler = VirtualTimeScheduler()
    let owner = make { owner in
      _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
        .subscribe(onNext: { owner.receive($0) })
    }
    scheduler.advance(by: .seconds(3))
    #expect(owner.object?.received == [0, 1, 2])
  }

  @Test("A5 22 a dropped connection to a source without an end keeps the connectable")
  func droppedConnection() {
    let source = PublishSubject<Int>()
    let dropped = connectAndDrop(source)
    #expect(dropped.isAlive)
    source.onCompleted()
    #expect(!dropped.isAlive)
  }

  @Test("A5 22 so it does when the source is gone as well")
  func droppedConnectionWithoutASource() {
    #expect(connectAndDrop(PublishSubject<Int>()).isAlive)
  }

  @Test("A5 23 two relays bound to each other through an operator, results dropped")
  func relaysBoundToEachOther() {
    let (first, second) = bindToEachOther()
    #expect(first.isAlive)
    #expect(second.isAlive)
  }

  @Test("A5 24 two owners, each in the other's closure")
  func twoOwners() {
    let other = Box<Weak<RxOwner>>(Weak(nil))
    let owner = make { first in
      let second = RxOwner()
      other.value = Weak(second)
      first.subject.subscribe(onNext: { second.receive($0) }).disposed(by: first.bag)
      second.subject.subscribe(onNext: { first.receive($0) }).disposed(by: second.bag)
    }
    #expect(owner.isAlive)
    #expect(other.value.isAlive)
  }

  @inline(never)
  private func make(_ use: (RxOwner) -> Void) -> Weak<RxOwner> {
    let owner = RxOwner()
    use(owner)
    return Weak(owner)
  }

  @inline(never)
  private func connectAndDrop(
    _ source: PublishSubject<Int>
  ) -> Weak<ConnectableObservable<Int>> {
    let published = source.map { $0 }.publish()
    _ = published.connect()
    return Weak(published)
  }

  @inline(never)
  private func bindToEachOther() -> (Weak<PublishRelay<Int>>, Weak<PublishRelay<Int>>) {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    _ = first.filter { $0 > 1 }.bind(to: second)
    _ = second.filter { $0 > 1 }.bind(to: first)
    return (Weak(first), Weak(second))
  }
}
