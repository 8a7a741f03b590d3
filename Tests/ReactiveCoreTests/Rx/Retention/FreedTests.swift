import ReactiveCore
import Testing

/// The rows of A5 that leak nothing, in their order.
@Suite struct FreedTests {
  @Test("A5 1 weak self in its own bag")
  func weakSelfInItsOwnBag() {
    let owner = make { owner in
      owner.subject.subscribe(onNext: { [weak owner] in owner?.receive($0) })
        .disposed(by: owner.bag)
      owner.subject.onNext(1)
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 2 self on its own publish subject that completes")
  func ownPublishSubjectCompletes() {
    let owner = make { owner in
      owner.subject.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
      owner.subject.onCompleted()
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 3 self on its own behavior subject, through an operator, that completes")
  func ownBehaviorSubjectThroughAnOperatorCompletes() {
    let owner = make { owner in
      owner.behavior.map { $0 }.subscribe(onNext: { owner.receive($0) }).disposed(by: owner.bag)
      owner.behavior.onCompleted()
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 4 self in a bag of somebody who dies")
  func bagOfSomebodyWhoDies() {
    var bag: DisposeBag? = DisposeBag()
    let owner = make { owner in
      if let bag {
        owner.subject.map { $0 }.subscribe(onNext: { owner.receive($0) }).disposed(by: bag)
      }
    }
    #expect(owner.isAlive)
    bag = nil
    #expect(!owner.isAlive)
  }

  @Test("A5 5 a finite sequence, result ignored")
  func finiteSequence() {
    let owner = make { owner in
      _ = Observable.of(1, 2, 3).map { $0 }.subscribe(onNext: { owner.receive($0) })
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 6 never, subscribed to directly and dropped")
  func neverDirectly() {
    let owner = make { owner in
      _ = Observable<Int>.never().subscribe(onNext: { owner.receive($0) })
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 7 a subject, subscribed to directly and dropped, dies")
  func subjectDirectly() {
    let owner = make { owner in
      let subject = PublishSubject<Int>()
      _ = subject.subscribe(onNext: { owner.receive($0) })
      subject.onNext(1)
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 8 a variable with the disposable, captured by the closure, disposed in the first event")
  func variableDisposedInTheFirstEvent() {
    let owner = make { owner in
      let subject = PublishSubject<Int>()
      let variable = Box<(any Disposable)?>(nil)
      variable.value = subject.map { $0 }.subscribe(onNext: {
        owner.receive($0)
        variable.value?.dispose()
        variable.value = nil
      })
      subject.onNext(1)
    }
    #expect(!owner.isAlive)
  }

  @Test("A5 9 weak outer, strong inner, and the inner sequence ends")
  func weakOuterStrongInnerThatEnds() {
    let inner = PublishSubject<Int>()
    let owner = make { owner in
      owner.subject.flatMap { [weak owner] _ -> Observable<Int> in
        guard let owner else { return .empty() }
        return inner.map { owner.double($0) }
      }.subscribe().disposed(by: owner.bag)
      owner.subject.onNext(1)
    }
    #expect(owner.isAlive)
    inner.onCompleted()
    #expect(!owner.isAlive)
  }

  @inline(never)
  private func make(_ use: (RxOwner) -> Void) -> Weak<RxOwner> {
    let owner = RxOwner()
    use(owner)
    return Weak(owner)
  }
}
