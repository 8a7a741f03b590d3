import ReactiveCore
import Testing

@Suite struct RunLoopModesTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test(
    "the common modes are default, task-death check and tracking",
    arguments: [VirtualRunLoop.Mode.default, .taskDeathCheck, .tracking])
  func theCommonModes(mode: VirtualRunLoop.Mode) {
    let ticker = Ticker(log)
    loop.add(timer(of: ticker), forMode: .common)
    loop.advance(by: .seconds(2), mode: mode)
    #expect(log.entries == ["tick", "tick"])
  }

  @Test func aLoopCannotBeRunInAllCommonModesAtOnce() {
    loop.perform { [log] in log.note("block") }
    #expect(!loop.run(mode: .common, before: loop.now + .seconds(1)))
    #expect(log.entries.isEmpty)
    loop.runUntilIdle()
    #expect(log.entries == ["block"])
  }

  @Test func aModeThatIsNotCommonDoesNotServeCommonItems() {
    let ticker = Ticker(log)
    loop.add(timer(of: ticker), forMode: .common)
    loop.advance(by: .seconds(2), mode: .init("modal panel"))
    #expect(log.entries.isEmpty)
  }

  @Test func aModeMadeCommonGetsWhatWasAddedBeforeAndAfter() {
    let panel = VirtualRunLoop.Mode("modal panel")
    let (early, late) = (Ticker(log, "early"), Ticker(log, "late"))
    loop.add(timer(of: early), forMode: .common)
    loop.addCommonMode(panel)
    loop.addCommonMode(panel)
    loop.add(timer(of: late), forMode: .common)
    loop.advance(by: .seconds(1), mode: panel)
    #expect(log.entries == ["early", "late"])
  }

  @Test func removedFromTheCommonModesATimerFiresInNone() {
    weak let ticker = addToCommonModesAndRemove(.common)
    loop.advance(by: .seconds(2))
    loop.advance(by: .seconds(2), mode: .tracking)
    #expect(log.entries == ["tick deinit"])
    #expect(ticker == nil)
  }

  @Test func removedFromOneModeATimerGoesOnInTheOthers() {
    let ticker = Ticker(log)
    let timer = timer(of: ticker)
    loop.add(timer, forMode: .common)
    loop.remove(timer, forMode: .tracking)
    loop.advance(by: .seconds(1), mode: .tracking)
    #expect(log.entries.isEmpty)
    loop.advance(by: .milliseconds(500))
    #expect(log.entries == ["tick"], "late, as it was missed while tracking")
  }

  @Test func removedFromAModeItIsNotInATimerStays() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    if let timer = ticker.timer { loop.remove(timer, forMode: .tracking) }
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
  }

  @Test func invalidatedATimerLeavesEveryMode() {
    weak let ticker = addToCommonModesAndInvalidate()
    #expect(ticker == nil)
    #expect(!loop.run(mode: .default, before: .seconds(1)))
    #expect(!loop.run(mode: .tracking, before: .seconds(1)))
  }

  @Test func aRemovedTimerStaysValidAndKeepsItsTarget() {
    weak let ticker: Ticker?
    let timer: VirtualTimer
    (ticker, timer) = scheduleAndRemove()
    #expect(timer.isValid)
    #expect(ticker != nil)
    loop.advance(by: .seconds(3))
    #expect(log.entries.isEmpty)
    timer.invalidate()
    #expect(ticker == nil)
  }

  @Test func aRemovedTimerMayBeAddedToAnotherLoop() {
    let (ticker, timer) = scheduleAndRemove()
    let other = VirtualProcess()
    other.mainThread.runLoop.add(timer, forMode: .default)
    other.mainThread.runLoop.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
    withExtendedLifetime(ticker) {}
  }

  private func timer(of ticker: Ticker) -> VirtualTimer {
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: ticker, action: Ticker.tick, repeats: true)
    ticker.timer = timer
    return timer
  }

  @inline(never)
  private func scheduleAndRemove() -> (Ticker, VirtualTimer) {
    let ticker = Ticker(log)
    let timer = timer(of: ticker)
    loop.add(timer, forMode: .default)
    loop.remove(timer, forMode: .default)
    return (ticker, timer)
  }

  @inline(never)
  private func addToCommonModesAndRemove(_ mode: VirtualRunLoop.Mode) -> Ticker? {
    let ticker = Ticker(log)
    loop.add(timer(of: ticker), forMode: .common)
    if let timer = ticker.timer { loop.remove(timer, forMode: mode) }
    return ticker
  }

  @inline(never)
  private func addToCommonModesAndInvalidate() -> Ticker? {
    let ticker = Ticker(log)
    loop.add(timer(of: ticker), forMode: .common)
    ticker.timer?.invalidate()
    return ticker
  }
}
