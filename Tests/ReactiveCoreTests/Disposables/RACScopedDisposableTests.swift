import ReactiveCore
import Testing

@Suite struct RACScopedDisposableTests {
  @Test("S04 a scoped disposable runs its block at the end of its scope")
  func scopedDisposableRunsItsBlockAtTheEndOfItsScope() {
    let log = EventLog()
    let scoped = leaveScope(log)
    #expect(!scoped.isAlive)
    #expect(log.entries == ["in scope", "disposed"])
  }

  @Test("1.4 a scoped disposable disposes the one that it wraps")
  func scopedDisposableDisposesTheWrappedOne() {
    let log = EventLog()
    let disposable = log.disposable()
    wrap(disposable)
    #expect(log.entries == ["disposed"])
    #expect(disposable.isDisposed)
  }

  @Test("2.9 disposed before its release, it does not run its block again")
  func disposedBeforeItsReleaseItRunsOnce() {
    let log = EventLog()
    disposeAndLeave(log)
    #expect(log.entries == ["disposed"])
  }

  @Test func scopedFormOfAScopedDisposableIsItself() {
    let scoped = RACScopedDisposable {}
    #expect(scoped.asScopedDisposable() === scoped)
  }

  @inline(never)
  private func leaveScope(_ log: EventLog) -> Weak<RACScopedDisposable> {
    let scoped = RACScopedDisposable { log.note("disposed") }
    log.note("in scope")
    return withExtendedLifetime(scoped) { Weak(scoped) }
  }

  @inline(never)
  private func wrap(_ disposable: RACDisposable) {
    let scoped = disposable.asScopedDisposable()
    withExtendedLifetime(scoped) {
      #expect(!disposable.isDisposed)
    }
  }

  @inline(never)
  private func disposeAndLeave(_ log: EventLog) {
    let scoped = RACScopedDisposable { log.note("disposed") }
    scoped.dispose()
  }
}
