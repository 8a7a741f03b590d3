import Dispatch
import ReactiveCore
import Testing

@Suite struct RxScheduledDisposableTests {
  private let log = EventLog()

  @Test("A8 8 the inner disposable is disposed on the queue")
  func innerIsDisposedOnTheQueue() {
    let queue = DispatchQueue(label: "rx")
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "on the queue")
    let gate = Gate()
    let disposable = ScheduledDisposable(
      scheduler: SerialDispatchQueueScheduler(queue: queue),
      disposable: Disposables.create { [log] in
        log.note(DispatchQueue.getSpecific(key: key) ?? "elsewhere")
        gate.open()
      })
    disposable.dispose()
    gate.wait()
    #expect(log.entries == ["on the queue"])
  }

  @Test func countsAsDisposedOnlyWhenTheSchedulerHasDoneIt() {
    let scheduler = VirtualTimeScheduler()
    let disposable = ScheduledDisposable(scheduler: scheduler, disposable: log.cleanup())
    disposable.dispose()
    disposable.dispose()
    #expect(!disposable.isDisposed)
    #expect(log.entries.isEmpty)
    scheduler.start()
    #expect(disposable.isDisposed)
    #expect(log.entries == ["cleanup"])
  }
}
