import ReactiveCore
import Testing

@Suite struct VirtualThreadTests {
  private let process = VirtualProcess()
  private var mainLoop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  // MARK: Turns

  @Test func aThreadRunsWhenTheMainThreadWaits() {
    let thread = VirtualThread(in: process) { log.note("thread") }
    thread.start()
    thread.start()
    log.note("main")
    mainLoop.runUntilIdle()
    #expect(log.entries == ["main", "thread"])
    #expect(thread.isFinished)
    #expect(process.threads.isEmpty)
  }

  @Test func threadsBeginInTheOrderOfTheirStart() {
    for name in ["a", "b", "c"] { VirtualThread.detach(in: process) { log.note(name) } }
    #expect(process.threads.count == 3)
    mainLoop.runUntilIdle()
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func sleepingThreadsTakeTurnsInTheOrderOfTime() {
    for (name, pause) in [("slow", 3), ("fast", 2)] {
      VirtualThread.detach(in: process) {
        for _ in 0..<2 {
          VirtualThread.sleep(for: .seconds(pause))
          log.note("\(name) at \(process.now.components.seconds)")
        }
      }
    }
    mainLoop.advance(by: .seconds(5))
    #expect(log.entries == ["fast at 2", "slow at 3", "fast at 4"])
    mainLoop.advance(by: .seconds(5))
    #expect(log.entries.last == "slow at 6")
    #expect(process.now == .seconds(10))
  }

  @Test func runUntilIdleWaitsForAllThatThreadsDoWhileTimeStandsStill() {
    VirtualThread.detach(in: process) {
      VirtualThread.sleep(for: .zero)
      VirtualThread.sleep(for: .zero)
      mainLoop.perform { log.note("queued by the thread") }
    }
    mainLoop.runUntilIdle()
    #expect(log.entries == ["queued by the thread"])
    #expect(process.now == .zero)
  }

  @Test func theCurrentThreadIsTheOneThatRuns() {
    let thread = VirtualThread(name: "worker", in: process) {
      log.note(VirtualThread.current.name)
      #expect(VirtualRunLoop.current === VirtualThread.current.runLoop)
    }
    thread.start()
    mainLoop.perform { [process] in
      #expect(VirtualThread.current === process.mainThread)
      #expect(VirtualRunLoop.current === process.mainThread.runLoop)
    }
    mainLoop.runUntilIdle()
    #expect(log.entries == ["worker"])
  }

  @Test func aRealThreadThatWasNotMadeHereHasAThreadAndALoopOfItsOwn() {
    let seen = EventLog()
    onThreads(2) { _ in
      let thread = VirtualThread.current
      #expect(thread === VirtualThread.current)
      #expect(thread !== VirtualThread.main)
      #expect(!thread.hasRunLoop)
      #expect(thread.runLoop !== VirtualRunLoop.main)
      #expect(thread.runLoop === VirtualRunLoop.current)
      seen.note("seen")
    }
    #expect(seen.entries.count == 2)
  }

  // MARK: Its run loop

  @Test func theLoopComesIntoBeingWhenItIsFirstAskedFor() {
    VirtualThread.detach(in: process) {
      let thread = VirtualThread.current
      #expect(!thread.hasRunLoop)
      let loop = VirtualRunLoop.current
      #expect(thread.hasRunLoop)
      #expect(VirtualRunLoop.current === loop)
      log.note("asked")
    }
    mainLoop.runUntilIdle()
    #expect(log.entries == ["asked"])
  }

  @Test func theLoopDiesWithItsThreadAndLetsGoOfItsTimers() {
    let loop = Box(Weak<VirtualRunLoop>(nil))
    let thread = VirtualThread(in: process) {
      loop.value = Weak(VirtualRunLoop.current)
      Ticker(log).schedule(every: .seconds(1), on: .current)
      log.note("end of the body")
    }
    thread.start()
    mainLoop.runUntilIdle()
    #expect(log.entries == ["end of the body", "tick deinit"])
    #expect(!loop.value.isAlive)
    #expect(!thread.hasRunLoop)
  }

  @Test func aTimerOfALoopThatIsNeverRunDoesNotFire() {
    VirtualThread.detach(in: process) {
      Ticker(log).schedule(every: .seconds(1), on: .current)
      VirtualThread.sleep(for: .seconds(3))
    }
    mainLoop.advance(by: .seconds(5))
    #expect(log.entries == ["tick deinit"])
  }

  @Test func aThreadThatRunsItsLoopForEverDoesNotEnd() {
    weak let ticker = scheduleForEver()
    mainLoop.advance(by: .seconds(3))
    #expect(log.entries == ["tick", "tick", "tick"])
    #expect(ticker != nil)
    #expect(process.threads.count == 1)
  }

  @Test func aThreadWhoseOnlyTimerIsInvalidatedFromOutsideEnds() {
    let ticker = scheduleForEver()
    mainLoop.advance(by: .seconds(1))
    ticker?.timer?.invalidate()
    mainLoop.runUntilIdle()
    #expect(log.entries == ["tick", "run returned"])
    #expect(process.threads.isEmpty)
  }

  @Test func whatTheBodyCapturesIsHeldUntilItHasRun() {
    weak let payload = detachHoldingPayload()
    mainLoop.advance(by: .seconds(1))
    #expect(payload != nil)
    mainLoop.advance(by: .seconds(1))
    #expect(payload == nil)
  }

  @Test func aThreadThatIsNeverStartedHoldsItsBodyUntilItGoes() {
    weak let payload = forgetAThread()
    #expect(payload == nil)
    mainLoop.runUntilIdle()
    #expect(process.threads.isEmpty)
  }

  @inline(never)
  private func scheduleForEver() -> Ticker? {
    let ticker = Ticker(log)
    VirtualThread.detach(in: process) { [weak ticker, log] in
      ticker?.schedule(every: .seconds(1), on: .current)
      VirtualRunLoop.current.run()
      log.note("run returned")
    }
    mainLoop.runUntilIdle()
    return ticker
  }

  @inline(never)
  private func detachHoldingPayload() -> Payload? {
    let payload = Payload()
    VirtualThread.detach(in: process) {
      VirtualThread.sleep(for: .seconds(2))
      withExtendedLifetime(payload) {}
    }
    return payload
  }

  @inline(never)
  private func forgetAThread() -> Payload? {
    let payload = Payload()
    _ = VirtualThread(in: process) { withExtendedLifetime(payload) {} }
    return payload
  }
}
