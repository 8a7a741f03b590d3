import Dispatch
import ReactiveCore
import Testing

@Suite struct BackgroundSchedulerTests {
  private let log = EventLog()

  @Test("1.6 background work runs in order with its scheduler as the current one")
  func workRunsInOrderWithItsSchedulerAsTheCurrentOne() async {
    let scheduler = RACScheduler.background(priority: .high, name: "worker")
    for line in ["1", "2", "3"] {
      scheduler.schedule { [log] in log.note("\(line) on \(RACScheduler.current?.name ?? "none")") }
    }
    await scheduler.finish()
    #expect(log.entries == ["1 on worker", "2 on worker", "3 on worker"])
  }

  @Test("S113 background work disposed before its turn does not run, later work does")
  func disposedWorkDoesNotRun() async {
    let scheduler = RACScheduler.background()
    let gate = DispatchSemaphore(value: 0)
    scheduler.schedule { gate.wait() }
    let disposed = scheduler.schedule { [log] in log.note("disposed") }
    scheduler.schedule { [log] in log.note("kept") }
    disposed?.dispose()
    gate.signal()
    await scheduler.finish()
    #expect(log.entries == ["kept"])
  }

  @Test("1.6 the queue keeps disposed work until its turn")
  func disposedWorkIsKeptByTheQueueUntilItsTurn() async {
    let scheduler = RACScheduler.background()
    let gate = DispatchSemaphore(value: 0)
    scheduler.schedule { gate.wait() }
    weak let payload = scheduleAndDispose(on: scheduler)
    #expect(payload != nil)
    gate.signal()
    await scheduler.finish()
    #expect(payload == nil)
  }

  @Test func delayedWorkRunsAfterTheWorkThatAskedForIt() async {
    let scheduler = RACScheduler.background(priority: .low)
    await withCheckedContinuation { continuation in
      scheduler.schedule { [log] in
        scheduler.afterDelay(.milliseconds(1)) {
          log.note("late on \(RACScheduler.current?.name ?? "none")")
          continuation.resume()
        }
        log.note("asked")
      }
    }
    #expect(log.entries == ["asked", "late on background"])
  }

  @Test("1.6 repeating background work runs until disposed and has no current scheduler")
  func repeatingWorkRunsUntilDisposedAndHasNoCurrentScheduler() async {
    let scheduler = RACScheduler.background(priority: .background)
    let serial = RACSerialDisposable()
    await withCheckedContinuation { continuation in
      scheduler.schedule { [log] in
        serial.disposable = scheduler.afterDelay(.zero, repeatingEvery: .milliseconds(1)) {
          log.note(RACScheduler.current?.name ?? "none")
          if log.entries.count == 3 {
            serial.dispose()
            continuation.resume()
          }
        }
      }
    }
    await scheduler.finish()
    #expect(log.entries == ["none", "none", "none"])
  }

  @Test("1.6 the immediate scheduler sleeps and returns nothing to dispose")
  func immediateSchedulerSleepsAndReturnsNothing() {
    let disposables = [
      RACScheduler.immediate.schedule { [log] in log.note("now") },
      RACScheduler.immediate.afterDelay(.milliseconds(1)) { [log] in log.note("after a nap") },
    ]
    #expect(disposables.allSatisfy { $0 == nil })
    #expect(log.entries == ["now", "after a nap"])
  }

  @inline(never)
  private func scheduleAndDispose(on scheduler: RACScheduler) -> Payload? {
    let payload = Payload()
    scheduler.schedule { withExtendedLifetime(payload) {} }?.dispose()
    return payload
  }
}
