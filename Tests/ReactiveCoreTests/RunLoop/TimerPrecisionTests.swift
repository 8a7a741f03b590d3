import ReactiveCore
import Testing

/// When timers fire if the loop is busy, away, or free to choose.
@Suite struct TimerPrecisionTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  // MARK: Missed firings

  @Test func firingsMissedWhileTheLoopIsBusyAreMadeUpForByOne() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(1), on: loop)
    loop.perform(after: .milliseconds(1500)) { VirtualThread.sleep(for: .seconds(3)) }
    loop.advance(by: .seconds(6))
    #expect(log.entries == ["1.0", "4.5", "5.0", "6.0"])
  }

  @Test func firingsMissedInAnotherModeAreMadeUpForByOne() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(1), on: loop)
    loop.advance(by: .milliseconds(3500), mode: .tracking)
    #expect(log.entries.isEmpty)
    loop.advance(by: .milliseconds(500))
    #expect(log.entries == ["3.5", "4.0"])
  }

  @Test func firingsMissedWhileItsOwnActionRunsAreLost() {
    let clock = Clock(log, process, busyFor: .milliseconds(2500))
    clock.schedule(every: .seconds(1), on: loop)
    loop.run(until: .seconds(8))
    #expect(log.entries == ["1.0", "4.0", "7.0"])
  }

  @Test func aTimerFinerThanItsActionFiresAsOftenAsTheLoopCan() {
    let clock = Clock(log, process, busyFor: .milliseconds(250))
    clock.schedule(every: .milliseconds(100), on: loop)
    loop.run(until: .seconds(1))
    #expect(log.entries == ["0.1", "0.4", "0.7", "1.0"])
  }

  @Test func anIntervalOfZeroIsATenthOfAMillisecond() {
    let timer = VirtualTimer(
      timeInterval: .zero, target: Ticker(log), action: Ticker.tick, repeats: true)
    #expect(timer.timeInterval == .microseconds(100))
  }

  // MARK: Tolerance

  @Test func aTimerWithToleranceWaitsForAnotherReasonToWakeUp() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(1), on: loop).tolerance = .milliseconds(500)
    loop.perform(after: .milliseconds(1200)) {}
    loop.advance(by: .milliseconds(2900))
    #expect(log.entries == ["1.2", "2.5"], "together with the block, then at its latest")
  }

  @Test func toleranceDoesNotDrift() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(1), on: loop).tolerance = .milliseconds(100)
    loop.advance(by: .milliseconds(3900))
    #expect(log.entries == ["1.1", "2.1", "3.1"])
  }

  @Test func aTimerWithToleranceNeverFiresEarly() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(1), on: loop).tolerance = .milliseconds(500)
    loop.perform(after: .milliseconds(900)) {}
    loop.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
  }

  @Test func toleranceIsNeverNegative() {
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: Ticker(log), action: Ticker.tick, repeats: true)
    #expect(timer.tolerance == .zero)
    timer.tolerance = .seconds(-1)
    #expect(timer.tolerance == .zero)
  }

  // MARK: By hand

  @Test func theFireTimeMayBeMovedAndTheNextFollowAtTheInterval() {
    let clock = Clock(log, process)
    clock.schedule(every: .seconds(2), on: loop).fireTime = .seconds(3)
    loop.advance(by: .seconds(7))
    #expect(log.entries == ["3.0", "5.0", "7.0"])
  }

  @Test func theFireTimeMayBeMovedFromTheAction() {
    let clock = Clock(log, process, movesTo: .seconds(5))
    clock.schedule(every: .seconds(1), on: loop)
    loop.advance(by: .seconds(6))
    #expect(log.entries == ["1.0", "5.0", "6.0"])
  }

  @Test func firedByHandARepeatingTimerKeepsItsTimes() {
    let clock = Clock(log, process)
    let timer = clock.schedule(every: .seconds(2), on: loop)
    loop.advance(by: .seconds(1))
    timer.fire()
    loop.advance(by: .seconds(3))
    #expect(log.entries == ["1.0", "2.0", "4.0"])
  }

  @Test func firedByHandAnotherTimerIsDoneWith() {
    let clock = Clock(log, process)
    let timer = clock.schedule(every: .seconds(2), repeats: false, on: loop)
    timer.fire()
    timer.fire()
    #expect(!timer.isValid)
    loop.advance(by: .seconds(3))
    #expect(log.entries == ["0.0"])
  }
}

/// A target that notes the time.
private final class Clock {
  private let log: EventLog
  private let process: VirtualProcess
  private let pause: Duration
  private var nextTime: Duration?

  init(
    _ log: EventLog, _ process: VirtualProcess, busyFor pause: Duration = .zero,
    movesTo nextTime: Duration? = nil
  ) {
    self.log = log
    self.process = process
    self.pause = pause
    self.nextTime = nextTime
  }

  @discardableResult
  func schedule(
    every interval: Duration, repeats: Bool = true, on loop: VirtualRunLoop
  ) -> VirtualTimer {
    VirtualTimer.scheduledTimer(
      timeInterval: interval, target: self, action: Clock.tick, repeats: repeats, on: loop)
  }

  func tick(_ timer: VirtualTimer) {
    log.note("\(process.now / .seconds(1))")
    if pause > .zero { VirtualThread.sleep(for: pause) }
    if let nextTime {
      timer.fireTime = nextTime
      self.nextTime = nil
    }
  }
}
