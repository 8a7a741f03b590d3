import ReactiveCore
import Testing

@Suite struct TestSchedulerTests {
  private let scheduler = RACTestScheduler()
  private let log = EventLog()

  private func schedule(_ line: String) -> RACDisposable? {
    scheduler.schedule { [log] in log.note(line) }
  }

  private func schedule(_ line: String, after delay: Duration) -> RACDisposable? {
    scheduler.afterDelay(delay) { [log] in log.note(line) }
  }

  @Test("S117 direct work runs in the order of scheduling, one step each")
  func directWorkRunsInOrder() {
    for line in ["1", "2", "3", "4"] { _ = schedule(line) }
    scheduler.step()
    #expect(log.entries == ["1"])
    scheduler.step(2)
    #expect(log.entries == ["1", "2", "3"])
    scheduler.stepAll()
    #expect(log.entries == ["1", "2", "3", "4"])
  }

  @Test("S117 delayed work runs in the order of time, after direct work")
  func delayedWorkRunsInOrderOfTime() {
    _ = schedule("late", after: .seconds(20))
    _ = schedule("early", after: .seconds(10))
    _ = schedule("direct")
    scheduler.stepAll()
    #expect(log.entries == ["direct", "early", "late"])
  }

  @Test("S117 repeating work takes its place among delayed work")
  func repeatingWorkRunsInOrderOfTime() {
    _ = schedule("5", after: .seconds(5))
    let disposable = scheduler.afterDelay(.seconds(2), repeatingEvery: .seconds(2)) { [log] in
      log.note("tick")
    }
    scheduler.step(4)
    #expect(log.entries == ["tick", "tick", "5", "tick"])
    disposable?.dispose()
    scheduler.stepAll()
    #expect(log.entries.count == 4)
  }

  @Test func equalTimesAreToldApartByTheOrderOfScheduling() {
    for line in (1...40).map(String.init) { _ = schedule(line, after: .seconds(1)) }
    scheduler.stepAll()
    #expect(log.entries == (1...40).map(String.init))
  }

  @Test func delayCountsFromTheVirtualTimeOfTheWorkThatAskedForIt() {
    scheduler.afterDelay(.seconds(10)) { [log, scheduler] in
      scheduler.afterDelay(.seconds(1)) { log.note("11") }
    }
    _ = schedule("10.5", after: .milliseconds(10_500))
    _ = schedule("12", after: .seconds(12))
    scheduler.stepAll()
    #expect(log.entries == ["10.5", "11", "12"])
  }

  @Test("1.6 disposed work stays in line and uses up a step")
  func disposedWorkStaysInLineAndUsesUpAStep() {
    weak let payload = scheduleAndDispose()
    _ = schedule("kept")
    #expect(payload != nil)
    scheduler.step()
    #expect(payload == nil)
    #expect(log.entries.isEmpty)
    scheduler.step()
    #expect(log.entries == ["kept"])
  }

  @Test("1.6 a released test scheduler runs what remains but for disposed work")
  func releasedSchedulerRunsWhatRemainsButForDisposedWork() {
    scheduleOnAShortLivedScheduler()
    #expect(log.entries == ["direct", "first tick", "delayed"])
  }

  @Test("1.6 repeating work does not keep its test scheduler")
  func repeatingWorkDoesNotKeepItsScheduler() {
    weak let scheduler = repeatAndForget()
    #expect(scheduler == nil)
  }

  @inline(never)
  private func scheduleAndDispose() -> Payload? {
    let payload = Payload()
    scheduler.schedule { withExtendedLifetime(payload) {} }?.dispose()
    return payload
  }

  @inline(never)
  private func scheduleOnAShortLivedScheduler() {
    let scheduler = RACTestScheduler()
    scheduler.afterDelay(.seconds(2)) { [log] in log.note("delayed") }
    scheduler.afterDelay(.seconds(1)) { [log] in log.note("disposed") }?.dispose()
    scheduler.afterDelay(.seconds(1), repeatingEvery: .seconds(1)) { [log] in log.note("first tick")
    }
    scheduler.schedule { [log] in log.note("direct") }
  }

  @inline(never)
  private func repeatAndForget() -> RACTestScheduler? {
    let scheduler = RACTestScheduler()
    scheduler.afterDelay(.zero, repeatingEvery: .seconds(1)) {}
    scheduler.step(3)
    return scheduler
  }
}
