import ReactiveCore
import Testing

@Suite struct PublishSubjectTests {
  private let log = EventLog()
  private let subject = PublishSubject<Int>()

  @Test("A1 a freed first place is taken by the next observer")
  func freedFirstPlaceIsReused() {
    let first = note("A")
    _ = note("B")
    _ = note("C")
    first.dispose()
    _ = note("D")
    subject.onNext(1)
    #expect(log.entries == ["D", "B", "C"])
  }

  @Test("A1 of more than 31 the order is that of subscription")
  func manyKeepTheirOrder() {
    var subscriptions = (0..<40).map { note("\($0)") }
    subject.onNext(1)
    #expect(log.take() == (0..<40).map { "\($0)" })
    subscriptions[0].dispose()
    subscriptions[20].dispose()
    subscriptions.append(note("40"))
    subject.onNext(1)
    #expect(log.entries == (1...40).filter { $0 != 20 }.map { "\($0)" })
  }

  @Test("A2 removed during delivery: direct still gets it, through an operator it does not")
  func removedDuringDelivery() {
    let serial = SerialDisposable()
    let composite = CompositeDisposable()
    _ = subject.subscribe(onNext: { _ in composite.dispose() })
    composite.insert(note("direct"))
    composite.insert(subject.map { $0 }.subscribe(onNext: { [log] _ in log.note("mapped") }))
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.entries == ["direct"])
    serial.dispose()
  }

  @Test("A2 added during delivery: not this event")
  func addedDuringDelivery() {
    let serial = SerialDisposable()
    _ = subject.take(1).subscribe(onNext: { [log, subject] _ in
      serial.disposable = log.watch(subject)
    })
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.entries == ["next 2"])
  }

  @Test("A2 sent while it is sending: depth first")
  func reentrantSending() {
    _ = subject.subscribe(onNext: { [log, subject] element in
      log.note("A\(element)")
      if element == 1 { subject.onNext(2) }
    })
    _ = subject.subscribe(onNext: { [log] in log.note("B\($0)") })
    subject.onNext(1)
    #expect(log.entries == ["A1", "A2", "B2", "B1"])
  }

  @Test("A2 disposal is silent, frees the closures, and refuses who comes later")
  func disposalIsSilent() {
    let (payload, subscription) = subscribeHolding()
    subject.dispose()
    #expect(!payload.isAlive)
    #expect(subject.isDisposed)
    #expect(log.take().isEmpty)
    subscription.dispose()
    #expect(log.take() == ["disposed"])
    _ = log.watch(subject)
    #expect(log.entries == ["error PublishSubject<Int> was already disposed", "disposed"])
  }

  @Test("A2 disposed, then completed: who comes later gets the completion")
  func disposedThenCompleted() {
    subject.dispose()
    subject.onCompleted()
    _ = log.watch(subject)
    #expect(log.entries == ["completed", "disposed"])
  }

  @Test("A2 the end frees the closures and is repeated for who comes later")
  func endFreesTheClosures() {
    let (payload, subscription) = subscribeHolding()
    subject.onError(TestError.first)
    #expect(!payload.isAlive)
    #expect(!subject.hasObservers)
    subject.onCompleted()
    subject.onNext(1)
    _ = log.watch(subject, as: "late")
    #expect(log.entries == ["error first", "disposed", "late error first", "late disposed"])
    withExtendedLifetime(subscription) {}
  }

  private func note(_ name: String) -> any Disposable {
    subject.subscribe(onNext: { [log] _ in log.note(name) })
  }

  @inline(never)
  private func subscribeHolding() -> (Weak<Payload>, any Disposable) {
    let payload = Payload()
    return (Weak(payload), log.watch(subject, holding: payload))
  }
}
