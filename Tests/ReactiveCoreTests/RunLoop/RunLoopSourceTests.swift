import ReactiveCore
import Testing

@Suite struct RunLoopSourceTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test func aSourceIsHandledOnceHoweverOftenItWasSignalled() {
    let source = VirtualRunLoopSource { log.note("handled") }
    loop.add(source, forMode: .default)
    source.signal()
    source.signal()
    #expect(source.isSignalled)
    loop.runUntilIdle()
    loop.runUntilIdle()
    #expect(log.entries == ["handled"])
    #expect(!source.isSignalled)
  }

  @Test func aSourceSignalledBeforeItIsAddedIsHandled() {
    let source = VirtualRunLoopSource { log.note("handled") }
    source.signal()
    loop.add(source, forMode: .default)
    loop.runUntilIdle()
    #expect(log.entries == ["handled"])
  }

  @Test func aSourceOfAnotherModeWaits() {
    let source = VirtualRunLoopSource { log.note("handled") }
    loop.add(source, forMode: .tracking)
    source.signal()
    loop.runUntilIdle()
    #expect(log.entries.isEmpty)
    loop.runUntilIdle(mode: .tracking)
    #expect(log.entries == ["handled"])
  }

  @Test func sourcesAreHandledInTheirOrderAndBeforeWhatIsDue() {
    loop.perform { log.note("block") }
    for (name, order) in [("second", 1), ("first", 0)] {
      let source = VirtualRunLoopSource(order: order) { log.note(name) }
      loop.add(source, forMode: .default)
      source.signal()
    }
    loop.runUntilIdle()
    #expect(log.entries == ["first", "second", "block"])
  }

  @Test func anInvalidatedSourceLetsItsBlockGoAndIsNotHandled() {
    let (source, payload) = addHoldingPayload()
    #expect(payload.isAlive)
    source.object?.signal()
    source.object?.invalidate()
    #expect(!source.isAlive)
    #expect(!payload.isAlive)
    #expect(!loop.run(mode: .default, before: .seconds(1)))
  }

  @Test func aRemovedSourceNoLongerKeepsTheLoopRunning() {
    let source = VirtualRunLoopSource {}
    loop.add(source, forMode: .default)
    loop.remove(source, forMode: .default)
    #expect(source.isValid)
    #expect(!loop.run(mode: .default, before: .seconds(1)))
  }

  @inline(never)
  private func addHoldingPayload() -> (Weak<VirtualRunLoopSource>, Weak<Payload>) {
    let payload = Payload()
    let source = VirtualRunLoopSource { withExtendedLifetime(payload) {} }
    loop.add(source, forMode: .default)
    return (Weak(source), Weak(payload))
  }
}
