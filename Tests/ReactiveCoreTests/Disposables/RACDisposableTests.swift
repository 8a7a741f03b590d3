import ReactiveCore
import Testing

@Suite struct RACDisposableTests {
  @Test("S01 a disposable without a block is a flag")
  func disposableWithoutBlockIsAFlag() {
    let disposable = RACDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
  }

  @Test("S02 a disposable runs its block")
  func disposableRunsItsBlock() {
    let log = EventLog()
    let disposable = log.disposable()
    #expect(log.entries.isEmpty)
    disposable.dispose()
    #expect(log.entries == ["disposed"])
    #expect(disposable.isDisposed)
  }

  @Test("2.9 the flag is set before the block runs, and the block runs once")
  func flagIsSetBeforeTheBlockRunsOnce() {
    let log = EventLog()
    let itself = Box<RACDisposable?>(nil)
    let disposable = RACDisposable {
      log.note("disposed is \(itself.value?.isDisposed ?? false)")
      itself.value?.dispose()
    }
    itself.value = disposable
    disposable.dispose()
    disposable.dispose()
    itself.value = nil
    #expect(log.entries == ["disposed is true"])
  }

  @Test("2.9 of many threads that dispose, one runs the block")
  func oneOfManyThreadsRunsTheBlock() {
    let log = EventLog()
    for _ in 0..<200 {
      let disposable = log.disposable()
      onThreads(4) { _ in disposable.dispose() }
    }
    #expect(log.entries.count == 200)
  }

  @Test("1.4 the block is released as soon as it has run")
  func blockIsReleasedAfterItRan() {
    let (disposable, payload) = disposableHoldingPayload()
    #expect(payload.isAlive)
    disposable.dispose()
    #expect(!payload.isAlive)
    withExtendedLifetime(disposable) {}
  }

  @Test("1.4 a released disposable drops its block without running it")
  func releasedDisposableDropsItsBlock() {
    let log = EventLog()
    let payload = releaseDisposable(log)
    #expect(!payload.isAlive)
    #expect(log.entries.isEmpty)
  }

  @inline(never)
  private func disposableHoldingPayload() -> (RACDisposable, Weak<Payload>) {
    let payload = Payload()
    return (RACDisposable { _ = payload.touch(0) }, Weak(payload))
  }

  @inline(never)
  private func releaseDisposable(_ log: EventLog) -> Weak<Payload> {
    let payload = Payload()
    let disposable = RACDisposable { log.note(payload.touch("disposed")) }
    withExtendedLifetime(disposable) {}
    return Weak(payload)
  }
}
