import ReactiveCore
import Testing

@Suite struct CurrentThreadSchedulerTests {
  private let log = EventLog()
  private let scheduler = CurrentThreadScheduler.instance

  @Test("A8 63 scheduling is required outside of work, not inside")
  func scheduleRequired() {
    #expect(CurrentThreadScheduler.isScheduleRequired)
    schedule { [log] in log.note("\(CurrentThreadScheduler.isScheduleRequired)") }
    #expect(log.entries == ["false"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test("A8 63 nested work runs after the present piece")
  func nestedWorkRunsAfterwards() {
    schedule { [log] in
      log.note("1")
      schedule { [log] in
        log.note("3")
        schedule { log.note("5") }
        log.note("4")
      }
      log.note("2")
    }
    #expect(log.entries == ["1", "2", "3", "4", "5"])
  }

  @Test("A8 63 work that was taken back is skipped")
  func disposedWorkIsSkipped() {
    schedule { [log] in
      log.note("1")
      let work = scheduler.schedule(()) { _ in
        log.note("never")
        return Disposables.create()
      }
      schedule { log.note("2") }
      work.dispose()
    }
    #expect(log.entries == ["1", "2"])
  }

  @Test func workThatWasTakenBackFreesWhatItHolds() {
    schedule {
      let (work, payload) = scheduleHolding()
      #expect(payload.isAlive)
      work.dispose()
      #expect(!payload.isAlive)
    }
  }

  @Test func everyThreadHasItsOwn() {
    schedule {
      onThreads(1) { [log] _ in log.note("\(CurrentThreadScheduler.isScheduleRequired)") }
    }
    #expect(log.entries == ["true"])
  }

  private func schedule(_ work: @escaping () -> Void) {
    _ = scheduler.schedule(()) { _ in
      work()
      return Disposables.create()
    }
  }

  @inline(never)
  private func scheduleHolding() -> (any Disposable, Weak<Payload>) {
    let payload = Payload()
    let work = scheduler.schedule(payload) { payload in
      payload.touch(Disposables.create())
    }
    return (work, Weak(payload))
  }
}
