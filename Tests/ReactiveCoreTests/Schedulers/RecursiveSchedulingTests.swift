import ReactiveCore
import Testing

@Suite struct RecursiveSchedulingTests {
  @Test("S115 a recursive block on a synchronous scheduler needs no stack at depth 100,000")
  func recursionNeedsNoStack() {
    var depth = 0
    RACScheduler.immediate.scheduleRecursiveBlock { reschedule in
      depth += 1
      if depth < 100_000 { reschedule() }
    }
    #expect(depth == 100_000)
  }

  @Test("S115 the next run begins after the one that asked for it has returned")
  func rescheduledRunBeginsAfterTheCallerReturned() {
    let log = EventLog()
    var runs = 0
    RACScheduler.immediate.scheduleRecursiveBlock { reschedule in
      runs += 1
      let run = runs
      log.note("begin \(run)")
      if run < 3 { reschedule() }
      log.note("end \(run)")
    }
    #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
  }

  @Test func blockMayAskForSeveralRuns() {
    var runs = 0
    RACScheduler.immediate.scheduleRecursiveBlock { reschedule in
      runs += 1
      if runs == 1 {
        reschedule()
        reschedule()
      }
    }
    #expect(runs == 3)
  }

  @Test func queuedRecursionRunsStepByStep() {
    let scheduler = RACTestScheduler()
    var runs = 0
    scheduler.scheduleRecursiveBlock { reschedule in
      runs += 1
      if runs < 3 { reschedule() }
    }
    #expect(runs == 0)
    scheduler.step()
    #expect(runs == 1)
    scheduler.stepAll()
    #expect(runs == 3)
  }

  @Test func rescheduleMayBeCalledLater() {
    let scheduler = RACTestScheduler()
    var again: (() -> Void)?
    var runs = 0
    scheduler.scheduleRecursiveBlock { reschedule in
      runs += 1
      again = reschedule
    }
    scheduler.stepAll()
    again?()
    scheduler.stepAll()
    #expect(runs == 2)
  }

  @Test("1.6 disposed recursion ends")
  func disposedRecursionEnds() {
    let scheduler = RACTestScheduler()
    var runs = 0
    let disposable = scheduler.scheduleRecursiveBlock { reschedule in
      runs += 1
      reschedule()
    }
    scheduler.step(2)
    disposable?.dispose()
    scheduler.stepAll()
    #expect(runs == 2)
  }

  @Test("1.6 finished recursion releases its block")
  func finishedRecursionReleasesItsBlock() {
    let scheduler = RACTestScheduler()
    weak let payload = recurse(on: scheduler)
    #expect(payload != nil)
    scheduler.stepAll()
    #expect(payload == nil)
  }

  @inline(never)
  private func recurse(on scheduler: RACTestScheduler) -> Payload? {
    let payload = Payload()
    var runs = 0
    scheduler.scheduleRecursiveBlock { reschedule in
      withExtendedLifetime(payload) { runs += 1 }
      if runs < 3 { reschedule() }
    }
    return payload
  }
}
