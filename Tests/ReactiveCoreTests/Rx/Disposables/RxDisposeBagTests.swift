import ReactiveCore
import Testing

@Suite struct RxDisposeBagTests {
  private let log = EventLog()

  @Test("A8 15 A3 18 a released bag disposes its entries in order, not before")
  func releasedBagDisposesInOrder() {
    var bag: DisposeBag? = DisposeBag()
    bag.map { log.cleanup("1").disposed(by: $0) }
    bag?.insert(log.cleanup("2"))
    #expect(log.entries.isEmpty)
    bag = nil
    #expect(log.entries == ["1", "2"])
  }

  @Test("A8 16 variadic, array and builder inserts are the same")
  func insertsAreTheSame() {
    fillAndDrop {
      $0.insert(log.cleanup("1"), log.cleanup("2"))
      $0.insert([log.cleanup("3"), log.cleanup("4")])
      $0.insert {
        log.cleanup("5")
        log.cleanup("6")
      }
    }
    #expect(log.take() == ["1", "2", "3", "4", "5", "6"])
    drop(DisposeBag(disposing: log.cleanup("1"), log.cleanup("2")))
    drop(DisposeBag(disposing: [log.cleanup("3")]))
    drop(
      DisposeBag {
        log.cleanup("4")
        log.cleanup("5")
      })
    #expect(log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test func replacingTheBagEmptiesIt() {
    var bag = DisposeBag()
    bag.insert(log.cleanup())
    bag = DisposeBag()
    #expect(log.entries == ["cleanup"])
    withExtendedLifetime(bag) {}
  }

  @Test func insertedWhileTheBagGoesItIsDisposedAtOnce() {
    insertDuringRelease { bag, late in bag.insert(late) }
    #expect(log.take() == ["late", "first", "second"])
    insertDuringRelease { bag, late in bag.insert([late]) }
    #expect(log.entries == ["late", "first", "second"])
  }

  @Test("A5 29 a finished subscription leaves its shell in the bag")
  func finishedSubscriptionsStayInTheBag() {
    let bag = DisposeBag()
    let shells = (0..<5).map { _ in subscribeAndFinish(bag) }
    #expect(shells.aliveCount() == 5)
    withExtendedLifetime(bag) {}
  }

  @inline(never)
  private func subscribeAndFinish(_ bag: DisposeBag) -> Weak<AnyObject> {
    let subscription = Observable.just(1).subscribe(onNext: { _ in })
    bag.insert(subscription)
    return Weak(subscription as AnyObject)
  }

  @inline(never)
  private func fillAndDrop(_ fill: (DisposeBag) -> Void) {
    fill(DisposeBag())
  }

  @inline(never)
  private func drop(_ bag: DisposeBag) { withExtendedLifetime(bag) {} }

  @inline(never)
  private func insertDuringRelease(_ insert: @escaping (DisposeBag, any Disposable) -> Void) {
    // The bag is on its way out: it can be reached, but no longer be held.
    let bag = DisposeBag()
    let pointer = Unmanaged.passUnretained(bag)
    bag.insert(
      Disposables.create { [log] in
        pointer._withUnsafeGuaranteedRef { insert($0, log.cleanup("late")) }
        log.note("first")
      })
    bag.insert(log.cleanup("second"))
  }
}
