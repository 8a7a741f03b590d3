import ReactiveCore
import Testing

@Suite struct RACSerialDisposableTests {
  @Test("S09 a fresh one is empty")
  func freshOneIsEmpty() {
    #expect(RACSerialDisposable().disposable == nil)
  }

  @Test("S10 disposing the inner one does not dispose the serial one")
  func disposingTheInnerOneDoesNotDisposeTheSerialOne() {
    let log = EventLog()
    let serial = RACSerialDisposable { log.note("disposed") }
    serial.disposable?.dispose()
    #expect(log.entries == ["disposed"])
    #expect(!serial.isDisposed)
  }

  @Test("S11 disposes the inner one and is empty then")
  func disposesTheInnerOneAndIsEmptyThen() {
    let log = EventLog()
    let serial = RACSerialDisposable(log.disposable())
    serial.dispose()
    #expect(log.entries == ["disposed"])
    #expect(serial.isDisposed)
    #expect(serial.disposable == nil)
  }

  @Test("S13 exchanging disposes nothing")
  func exchangingDisposesNothing() {
    let log = EventLog()
    let inner = log.disposable()
    let serial = RACSerialDisposable(inner)
    serial.disposable = nil
    #expect(!inner.isDisposed)
    serial.disposable = inner
    #expect(!inner.isDisposed)
    serial.dispose()
    #expect(log.entries == ["disposed"])
  }

  @Test("1.4 swapping in hands back what was inside, undisposed")
  func swappingInHandsBackWhatWasInside() {
    let old = RACDisposable()
    let serial = RACSerialDisposable(old)
    #expect(serial.swapIn(RACDisposable()) === old)
    #expect(!old.isDisposed)
  }

  @Test("2.9 set after disposal, the new one is disposed and the serial one stays empty")
  func setAfterDisposalTheNewOneIsDisposed() {
    let log = EventLog()
    let serial = RACSerialDisposable()
    serial.dispose()
    serial.disposable = log.disposable()
    #expect(log.entries == ["disposed"])
    #expect(serial.disposable == nil)
    #expect(serial.swapIn(nil) == nil)
  }

  @Test("1.4 released, it drops the inner one without disposing it")
  func releasedSerialDropsTheInnerOne() {
    let log = EventLog()
    let inner = releaseSerial(log)
    #expect(!inner.isAlive)
    #expect(log.entries.isEmpty)
  }

  @Test("S16 one thread exchanges while another reads")
  func oneThreadExchangesWhileAnotherReads() {
    let serial = RACSerialDisposable()
    onThreads(2) { index in
      for _ in 0..<10_000 {
        if index == 0 {
          serial.disposable = RACDisposable()
        } else {
          #expect(serial.disposable?.isDisposed != true)
        }
      }
    }
    serial.dispose()
    #expect(serial.disposable == nil)
  }

  @inline(never)
  private func releaseSerial(_ log: EventLog) -> Weak<RACDisposable> {
    let inner = log.disposable()
    let serial = RACSerialDisposable(inner)
    return withExtendedLifetime(serial) { Weak(inner) }
  }
}
