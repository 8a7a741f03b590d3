import ReactiveCore
import Testing

@Suite struct RxUnretainedTests {
  private let log = EventLog()
  private let subject = PublishSubject<Int>()

  @Test("A8 40 on a live object pairs are delivered and completion passes")
  func liveObject() {
    let owner = RxOwner()
    _ = subject.withUnretained(owner).subscribe(
      onNext: { [log] in log.note("\($1) \($0 === owner)") },
      onCompleted: { [log] in log.note("completed") })
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.entries == ["1 true", "completed"])
    withExtendedLifetime(owner) {}
  }

  @Test("A8 41 let go, the object dies; the sequence completes at the next element")
  func objectDies() {
    let owner = subscribe()
    #expect(!owner.isAlive)
    #expect(log.entries == ["next 1"])
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(log.entries == ["next 1", "completed", "disposed"])
    #expect(!subject.hasObservers)
  }

  @inline(never)
  private func subscribe() -> Weak<RxOwner> {
    let owner = RxOwner()
    _ = log.watch(subject.withUnretained(owner) { $1 })
    subject.onNext(1)
    return Weak(owner)
  }
}
