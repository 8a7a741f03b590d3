import ReactiveCore
import Testing

@Suite struct ReplaySubjectTests {
  private let log = EventLog()
  private let subject = ReplaySubject<Int>.create(bufferSize: 3)

  @Test("A8 35 without events a subscriber gets nothing")
  func withoutEventsNothing() {
    _ = log.watch(subject)
    #expect(log.entries.isEmpty)
  }

  @Test("A8 36 with two events a late one gets both")
  func withTwoEventsBoth() {
    send(1...2)
    _ = log.watch(subject)
    #expect(log.entries == ["next 1", "next 2"])
  }

  @Test("A8 36 with five events a late one gets the last three, an early one had all")
  func withFiveEventsTheLastThree() {
    let early = EventLog()
    _ = early.watch(subject)
    send(1...5)
    _ = log.watch(subject)
    #expect(log.entries == ["next 3", "next 4", "next 5"])
    #expect(early.entries == ["next 1", "next 2", "next 3", "next 4", "next 5"])
  }

  @Test("A8 37 the end follows the values, live and late", arguments: [true, false])
  func endFollowsTheValues(completes: Bool) {
    send(1...2)
    _ = log.watch(subject, as: "A")
    if completes { subject.onCompleted() } else { subject.onError(TestError.first) }
    subject.onNext(3)
    _ = log.watch(subject, as: "B")
    let end = completes ? "completed" : "error first"
    #expect(
      log.entries == [
        "A next 1", "A next 2", "A \(end)", "A disposed", "B next 1", "B next 2", "B \(end)",
        "B disposed",
      ])
  }

  @Test("A8 39 old values are sent outside of the subject's lock")
  func oldValuesAreSentOutsideOfTheLock() {
    subject.onNext(1)
    let other = Gate()
    _ = subject.subscribe(onNext: { [subject] _ in
      // Another thread subscribes while this one is being sent the old values.
      onThreads(1) { _ in
        _ = subject.subscribe()
        other.open()
      }
      other.wait()
    })
    #expect(subject.hasObservers)
  }

  @Test("A2 what is sent during replay comes after the old values")
  func liveValuesWaitForOldOnes() {
    send(1...2)
    _ = subject.subscribe(onNext: { [log, subject] element in
      log.note("next \(element)")
      if element == 1 { subject.onNext(3) }
    })
    subject.onNext(4)
    #expect(log.entries == ["next 1", "next 2", "next 3", "next 4"])
  }

  @Test("A2 completion keeps the buffer and frees the observers, disposal frees both")
  func completionKeepsTheBuffer() {
    let subject = ReplaySubject<Payload>.createUnbounded()
    let observer = subscribeHolding(subject)
    let value = sendPayload(subject)
    subject.onCompleted()
    #expect(!observer.isAlive)
    #expect(value.isAlive)
    subject.dispose()
    #expect(!value.isAlive)
    #expect(subject.isDisposed)
    _ = log.watch(subject)
    #expect(log.entries.last == "disposed")
    withExtendedLifetime(subject) {}
  }

  @Test func valueThatMakesRoomIsFreed() {
    let subject = ReplaySubject<Payload>.create(bufferSize: 1)
    let first = sendPayload(subject)
    let second = sendPayload(subject)
    #expect(!first.isAlive)
    #expect(second.isAlive)
    withExtendedLifetime(subject) {}
  }

  @Test func unboundedReplaysEverything() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for element in 1...100 { subject.onNext(element) }
    _ = log.watch(subject)
    #expect(log.entries.count == 100)
  }

  private func send(_ elements: ClosedRange<Int>) {
    for element in elements { subject.onNext(element) }
  }

  @inline(never)
  private func sendPayload(_ subject: ReplaySubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    subject.onNext(payload)
    return Weak(payload)
  }

  @inline(never)
  private func subscribeHolding(_ subject: ReplaySubject<Payload>) -> Weak<Payload> {
    let payload = Payload()
    _ = subject.subscribe(onNext: { _ in payload.touch(()) })
    return Weak(payload)
  }
}
