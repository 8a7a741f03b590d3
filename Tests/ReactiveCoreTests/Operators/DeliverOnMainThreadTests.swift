import ReactiveCore
import Testing

// The main loop is shared by all tests: the main actor makes them take turns.
@Suite @MainActor struct DeliverOnMainThreadTests {
  private let log = EventLog()
  private let subject = RACSubject<Int>()

  @Test("3.2 what is sent on the main thread is delivered at once")
  func onTheMainThread() {
    subscribe()
    asCurrent {
      subject.sendNext(1)
      subject.sendCompleted()
    }
    #expect(log.entries == ["next 1", "completed"])
  }

  @Test("3.2 what is sent elsewhere waits for the main loop, and nothing overtakes it")
  func elsewhere() {
    subscribe()
    onThreads(1) { [subject] _ in subject.sendNext(1) }
    asCurrent { subject.sendNext(2) }
    #expect(log.entries.isEmpty)
    VirtualRunLoop.main.runUntilIdle()
    #expect(log.entries == ["next 1", "next 2"])
    VirtualRunLoop.main.perform { [subject] in subject.sendNext(3) }
    VirtualRunLoop.main.runUntilIdle()
    #expect(log.entries == ["next 1", "next 2", "next 3"])
  }

  @Test("2.14 the loop keeps what waits after disposal, and then drops it")
  func disposed() {
    let subscription = subscribe()
    onThreads(1) { [subject] _ in subject.sendNext(1) }
    subscription?.dispose()
    VirtualRunLoop.main.runUntilIdle()
    #expect(log.entries.isEmpty)
  }

  @discardableResult
  private func subscribe() -> RACDisposable? {
    var subscription: RACDisposable?
    asCurrent { subscription = log.subscribe(to: subject.deliverOnMainThread()) }
    return subscription
  }
}
