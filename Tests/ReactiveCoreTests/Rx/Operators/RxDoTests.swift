import ReactiveCore
import Testing

@Suite struct RxDoTests {
  private let log = EventLog()

  @Test("A8 43 an asynchronous source that completes")
  func asynchronous() {
    let source = RxSource<Int>(log)
    _ = noting(source.observable.do(onSubscribe: { [log] in log.note("source subscribe") }))
      .subscribe()
    source.onNext(1)
    source.onCompleted()
    #expect(
      log.entries == [
        "subscribe", "source subscribe", "subscribed", "next", "completed", "cleanup", "disposed",
      ])
  }

  @Test("A8 44 a synchronous source that ends", arguments: [true, false])
  func synchronous(completes: Bool) {
    let source = Observable<Int>.create { [log] observer in
      log.note("source subscribe")
      observer.onNext(1)
      if completes { observer.onCompleted() } else { observer.onError(TestError.first) }
      return log.cleanup()
    }
    _ = noting(source).subscribe(onError: { _ in })
    #expect(
      log.entries == [
        "subscribe", "source subscribe", "next", completes ? "completed" : "error", "cleanup",
        "subscribed", "disposed",
      ])
  }

  @Test func whatItThrowsEndsTheSequence() {
    let subject = PublishSubject<Int>()
    _ = log.watch(subject.do(onNext: { if $0 == 2 { throw TestError.first } }))
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.entries == ["next 1", "error first", "disposed"])
    #expect(!subject.hasObservers)
  }

  @Test func afterNextComesAfterwards() {
    let subject = PublishSubject<Int>()
    _ = log.watch(
      subject.do(
        onNext: { [log] in log.note("before \($0)") },
        afterNext: { [log] in log.note("after \($0)") },
        afterError: { [log] _ in log.note("after error") }))
    subject.onNext(1)
    subject.onError(TestError.first)
    #expect(
      log.entries == ["before 1", "next 1", "after 1", "error first", "disposed", "after error"])
  }

  private func noting(_ source: Observable<Int>) -> Observable<Int> {
    source.do(
      onNext: { [log] _ in log.note("next") }, onError: { [log] _ in log.note("error") },
      onCompleted: { [log] in log.note("completed") },
      onSubscribe: { [log] in log.note("subscribe") },
      onSubscribed: { [log] in log.note("subscribed") },
      onDispose: { [log] in log.note("disposed") })
  }
}
