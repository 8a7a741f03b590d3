import ReactiveCore
import Testing

@Suite struct RunLoopRunningTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  // MARK: Items

  @Test func aModeWithoutItemsCannotBeRun() {
    #expect(!loop.run(mode: .default, before: .seconds(1)))
    loop.run()
    loop.run(until: .seconds(1))
    #expect(loop.now == .zero)
  }

  @Test func itemsOfAnotherModeDoNotCount() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    #expect(!loop.run(mode: .tracking, before: .seconds(3)))
    #expect(log.entries.isEmpty)
  }

  @Test func anObserverAloneDoesNotKeepALoopRunning() {
    loop.add(VirtualRunLoopObserver(activities: .all) { _, _ in }, forMode: .default)
    #expect(!loop.run(mode: .default, before: .seconds(1)))
  }

  @Test func aSourceThatIsNeverSignalledKeepsALoopRunning() {
    loop.add(VirtualRunLoopSource {}, forMode: .default)
    #expect(loop.run(mode: .default, before: .seconds(4)))
    #expect(loop.now == .seconds(4))
  }

  @Test func aQueuedBlockKeepsALoopRunningUntilItHasRun() {
    loop.perform(after: .seconds(2)) { log.note("block") }
    loop.run()
    #expect(log.entries == ["block"])
    #expect(loop.now == .seconds(2))
  }

  @Test func runReturnsWhenTheLastTimerIsInvalidated() {
    let counter = Countdown(log, from: 3)
    counter.schedule(on: loop)
    loop.run()
    #expect(log.entries == ["2 left", "1 left", "0 left"])
    #expect(loop.now == .seconds(3))
  }

  @Test func runReturnsWhenTheOnlyTimerHasFiredAndDoesNotRepeat() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(2), repeats: false, on: loop)
    loop.run()
    #expect(log.entries == ["tick"])
    #expect(loop.now == .seconds(2))
  }

  // MARK: Limits

  @Test func runUntilReturnsAtItsLimit() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(2), on: loop)
    loop.run(until: .seconds(5))
    #expect(log.entries == ["tick", "tick"])
    #expect(loop.now == .seconds(5))
  }

  @Test func aTimerThatIsDueAtTheLimitFires() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(2), on: loop)
    #expect(loop.run(mode: .default, before: .seconds(2)))
    #expect(log.entries == ["tick"])
  }

  @Test func aLimitThatHasPassedStillServesWhatIsDue() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    pass(.seconds(3))
    #expect(loop.run(mode: .default, before: .zero))
    #expect(log.entries == ["tick"])
    #expect(loop.now == .seconds(3))
  }

  @Test func aTimerIsNoSourceAndMayFireSeveralTimes() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    #expect(loop.run(mode: .default, before: .seconds(3)))
    #expect(log.entries == ["tick", "tick", "tick"])
  }

  @Test func runInAModeReturnsAfterOneSource() {
    for name in ["first", "second"] {
      let source = VirtualRunLoopSource { log.note(name) }
      loop.add(source, forMode: .default)
      source.signal()
    }
    #expect(loop.run(mode: .default, before: .seconds(9)))
    #expect(log.entries == ["first"])
    #expect(loop.now == .zero)
    loop.run(until: .seconds(1))
    #expect(log.entries == ["first", "second"])
  }

  // MARK: Whose loop

  @Test func theCommonModesAreNoModeToRunIn() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    #expect(!loop.run(mode: .common, before: .seconds(2)))
  }

  @Test func onlyItsOwnThreadRunsALoop() {
    let loops = Box<[VirtualRunLoop]>([])
    VirtualThread.detach(in: process) { [loop] in
      VirtualRunLoop.current.add(VirtualRunLoopSource {}, forMode: .default)
      loops.value.append(.current)
      loop.add(VirtualRunLoopSource {}, forMode: .default)
      #expect(!loop.run(mode: .default, before: .seconds(9)))
      VirtualThread.sleep(for: .seconds(1))
      log.note("thread")
    }
    loop.runUntilIdle()
    for loop in loops.value { #expect(!loop.run(mode: .default, before: .seconds(9))) }
    #expect(loops.value.count == 1)
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["thread"])
  }

  @Test func aBlockFromAnotherThreadWakesALoop() {
    let worker = VirtualThread(in: process) {
      VirtualRunLoop.current.add(VirtualRunLoopSource {}, forMode: .default)
      VirtualRunLoop.current.run(until: .seconds(9))
      log.note("at \(process.now.components.seconds)")
    }
    worker.start()
    loop.advance(by: .seconds(2))
    worker.runLoop.perform { log.note("woken at \(process.now.components.seconds)") }
    loop.advance(by: .seconds(9))
    #expect(log.entries == ["woken at 2", "at 9"])
  }

  @Test func aSignalFromAnotherThreadEndsTheWait() {
    let source = VirtualRunLoopSource { log.note("handled at \(process.now.components.seconds)") }
    VirtualThread.detach(in: process) {
      VirtualRunLoop.current.add(source, forMode: .default)
      VirtualRunLoop.current.run(mode: .default, before: nil)
      log.note("returned")
    }
    loop.advance(by: .seconds(4))
    source.signal()
    loop.runUntilIdle()
    #expect(log.entries == ["handled at 4", "returned"])
  }

  // MARK: Modes while it runs

  @Test func theCurrentModeIsTheOneItRunsIn() {
    #expect(loop.currentMode == nil)
    loop.perform { [loop] in
      #expect(loop.currentMode == .default)
      loop.perform { [loop] in #expect(loop.currentMode == .tracking) }
      loop.runUntilIdle(mode: .tracking)
      #expect(loop.currentMode == .default)
      log.note("asked")
    }
    loop.runUntilIdle()
    #expect(log.entries == ["asked"])
    #expect(loop.currentMode == nil)
  }

  @Test func aTimerDoesNotFireInsideItself() {
    let nested = Nested(log)
    nested.schedule(on: loop)
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["begin", "end"])
  }

  /// Lets time pass without turning the loop.
  private func pass(_ duration: Duration) {
    process.mainThread.runLoop.advance(by: duration, mode: .tracking)
  }
}

/// A target that invalidates its timer when it has been called often enough.
private final class Countdown {
  private let log: EventLog
  private var left: Int

  init(_ log: EventLog, from count: Int) {
    self.log = log
    left = count
  }

  func schedule(on loop: VirtualRunLoop) {
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Countdown.tick, repeats: true, on: loop)
  }

  func tick(_ timer: VirtualTimer) {
    left -= 1
    log.note("\(left) left")
    if left == 0 { timer.invalidate() }
  }
}

/// A target that turns its loop while it is called.
private final class Nested {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func schedule(on loop: VirtualRunLoop) {
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: self, action: Nested.tick, repeats: true, on: loop)
  }

  func tick(_ timer: VirtualTimer) {
    log.note("begin")
    VirtualRunLoop.current.advance(by: .seconds(3))
    log.note("end")
  }
}
