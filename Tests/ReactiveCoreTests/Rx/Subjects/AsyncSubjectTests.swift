import ReactiveCore
import Testing

@Suite struct AsyncSubjectTests {
  private let log = EventLog()
  private let subject = AsyncSubject<Int>()

  @Test("A8 28 without an end no observer gets anything")
  func withoutAnEndNothing() {
    _ = log.watch(subject)
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.entries.isEmpty)
  }

  @Test("A8 29 completion: the last value for the live and the late, nothing for the disposed")
  func completion() {
    log.watch(subject, as: "gone").dispose()
    _ = log.take()
    _ = log.watch(subject, as: "A")
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    _ = log.watch(subject, as: "B")
    #expect(
      log.entries == [
        "A next 2", "A completed", "A disposed", "B next 2", "B completed", "B disposed",
      ])
  }

  @Test("A8 30 an error: the error only")
  func error() {
    _ = log.watch(subject, as: "A")
    subject.onNext(1)
    subject.onError(TestError.first)
    _ = log.watch(subject, as: "B")
    #expect(log.entries == ["A error first", "A disposed", "B error first", "B disposed"])
  }

  @Test("A8 31 completion without a value: completion only")
  func completionWithoutAValue() {
    _ = log.watch(subject, as: "A")
    subject.onCompleted()
    _ = log.watch(subject, as: "B")
    #expect(log.entries == ["A completed", "A disposed", "B completed", "B disposed"])
  }

  @Test("A2 after an error the last value is held until the subject dies")
  func errorKeepsTheLastValue() {
    var subject: AsyncSubject<Payload>? = AsyncSubject()
    let value = sendPayload(subject)
    subject?.onError(TestError.first)
    #expect(value.isAlive)
    subject = nil
    #expect(!value.isAlive)
  }

  @inline(never)
  private func sendPayload(_ subject: AsyncSubject<Payload>?) -> Weak<Payload> {
    let payload = Payload()
    subject?.onNext(payload)
    return Weak(payload)
  }
}
