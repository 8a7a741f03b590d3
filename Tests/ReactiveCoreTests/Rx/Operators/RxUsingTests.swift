import ReactiveCore
import Testing

@Suite struct RxUsingTests {
  private let log = EventLog()

  @Test("A8 46 the resource is disposed at the end, once", arguments: Ending.allCases)
  func resourceIsDisposedAtTheEnd(ending: Ending) {
    let subject = PublishSubject<Int>()
    let sequence = Observable.using(makeResource) { _ in subject.asObservable() }
    let subscription = log.watch(sequence)
    subject.onNext(1)
    #expect(log.take() == ["next 1"])
    switch ending {
    case .completed: subject.onCompleted()
    case .failed: subject.onError(TestError.first)
    case .disposed: subscription.dispose()
    }
    #expect(log.entries.count { $0 == "resource disposed" } == 1)
    subscription.dispose()
    #expect(log.entries.count { $0 == "resource disposed" } == 1)
    #expect(!subject.hasObservers)
  }

  @Test("A8 46 the observable factory throws: the resource is disposed and the error sent")
  func observableFactoryThrows() {
    let sequence = Observable<Int>.using(makeResource) { _ in throw TestError.first }
    _ = log.watch(sequence)
    #expect(log.entries == ["error first", "disposed", "resource disposed"])
  }

  @Test("A8 46 the resource factory throws: the error only")
  func resourceFactoryThrows() {
    let sequence = Observable<Int>.using({ () -> BooleanDisposable in throw TestError.first }) {
      _ in .just(1)
    }
    _ = log.watch(sequence)
    #expect(log.entries == ["error first", "disposed"])
  }

  private func makeResource() -> NotingResource { NotingResource(log: log) }
}

private struct NotingResource: Disposable {
  let log: EventLog

  func dispose() { log.note("resource disposed") }
}
