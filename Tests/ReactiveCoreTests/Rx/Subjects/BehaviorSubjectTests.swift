import ReactiveCore
import Testing

@Suite struct BehaviorSubjectTests {
  private let log = EventLog()
  private let subject = BehaviorSubject(value: 0)

  @Test("A8 32 each observer first gets the latest value, then live ones")
  func observersFirstGetTheLatest() throws {
    _ = log.watch(subject, as: "A")
    subject.onNext(1)
    _ = log.watch(subject, as: "B")
    subject.onNext(2)
    #expect(log.entries == ["A next 0", "A next 1", "B next 1", "A next 2", "B next 2"])
    #expect(try subject.value() == 2)
  }

  @Test("A8 32 after completion: completion only")
  func afterCompletion() throws {
    subject.onNext(1)
    subject.onCompleted()
    _ = log.watch(subject)
    #expect(log.entries == ["completed", "disposed"])
    #expect(try subject.value() == 1)
  }

  @Test("A8 34 after an error: the error only")
  func afterAnError() {
    _ = log.watch(subject, as: "A")
    subject.onError(TestError.first)
    subject.onNext(2)
    _ = log.watch(subject, as: "B")
    #expect(
      log.entries == [
        "A next 0", "A error first", "A disposed", "B error first", "B disposed",
      ])
    #expect(throws: TestError.self) { try subject.value() }
  }

  @Test("A2 it keeps direct observers after completion, until it dies")
  func keepsDirectObserversAfterCompletion() {
    var subject: BehaviorSubject<Int>? = BehaviorSubject(value: 0)
    let payload = subscribeHolding(subject)
    subject?.onCompleted()
    #expect(payload.isAlive)
    #expect(subject?.hasObservers == true)
    subject = nil
    #expect(!payload.isAlive)
  }

  @Test("A2 disposal frees the observers, not the value")
  func disposalKeepsTheValue() {
    let value = BehaviorSubject(value: Payload())
    let held = Weak(try? value.value())
    let payload = subscribeHolding(subject)
    subject.dispose()
    value.dispose()
    #expect(!payload.isAlive)
    #expect(held.isAlive)
    #expect(throws: RxError.self) { try value.value() }
    _ = log.watch(value)
    #expect(
      log.entries == [
        "next 0", "error BehaviorSubject<Payload> was already disposed", "disposed",
      ])
    withExtendedLifetime(value) {}
  }

  @inline(never)
  private func subscribeHolding(_ subject: BehaviorSubject<Int>?) -> Weak<Payload> {
    let payload = Payload()
    if let subject { _ = log.watch(subject, holding: payload) }
    return Weak(payload)
  }
}
