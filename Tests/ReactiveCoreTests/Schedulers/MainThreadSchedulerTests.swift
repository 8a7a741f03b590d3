import ReactiveCore
import Testing

// The main loop is shared by all tests: the main actor makes them take turns.
@Suite @MainActor struct MainThreadSchedulerTests {
  private let log = EventLog()
  private let main = RACScheduler.mainThread
  private let loop = VirtualRunLoop.main

  @Test("1.6 main thread work waits for the loop, also when it is scheduled from there")
  func workWaitsForTheLoopAlsoWhenScheduledFromIt() {
    RACScheduler.onMain { [log, main] in
      main.schedule { log.note("inner") }
      log.note("outer")
    }
    #expect(log.entries == ["outer", "inner"])
  }

  @Test("S113 main thread work disposed before its turn does not run, later work does")
  func disposedWorkDoesNotRun() {
    let first = main.schedule { [log] in log.note("disposed") }
    main.schedule { [log] in log.note("kept") }
    first?.dispose()
    loop.runUntilIdle()
    #expect(log.entries == ["kept"])
  }

  @Test("1.6 the loop keeps disposed work until its time")
  func disposedWorkIsKeptByTheQueueUntilItsTurn() {
    weak let payload = scheduleAndDispose()
    #expect(payload != nil)
    loop.runUntilIdle()
    #expect(payload != nil, "its time has not come")
    loop.advance(by: .seconds(1))
    #expect(payload == nil)
  }

  @Test func delayedWorkWaitsForVirtualTime() {
    main.afterDelay(.seconds(1)) { [log] in log.note("late") }
    loop.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    loop.advance(by: .milliseconds(1))
    #expect(log.entries == ["late"])
  }

  @Test("1.6 repeating main thread work runs until it is disposed")
  func repeatingWorkRunsUntilDisposed() {
    var runs = 0
    let disposable = main.afterDelay(.seconds(1), repeatingEvery: .seconds(2)) { runs += 1 }
    loop.advance(by: .seconds(6))
    #expect(runs == 3)
    disposable?.dispose()
    loop.advance(by: .seconds(6))
    #expect(runs == 3)
  }

  @Test("1.6 repeating main thread work is held by its disposable alone")
  func repeatingWorkIsHeldByItsDisposableAlone() {
    weak let payload = repeatAndForget()
    #expect(payload == nil)
  }

  @inline(never)
  private func scheduleAndDispose() -> Payload? {
    let payload = Payload()
    main.afterDelay(.seconds(1)) { withExtendedLifetime(payload) {} }?.dispose()
    return payload
  }

  @inline(never)
  private func repeatAndForget() -> Payload? {
    let payload = Payload()
    main.afterDelay(.seconds(1), repeatingEvery: .seconds(1)) { withExtendedLifetime(payload) {} }
    return payload
  }
}
