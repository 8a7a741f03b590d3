import ReactiveCore
import Testing

@Suite struct VirtualTimerTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  // MARK: Firing

  @Test func repeatingTimerFiresAtEachInterval() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(2), on: loop)
    loop.advance(by: .seconds(7))
    #expect(log.entries == ["tick", "tick", "tick"])
    #expect(ticker.timer?.fireTime == .seconds(8))
  }

  @Test func nonRepeatingTimerInvalidatesItselfAfterFiring() {
    let ticker = Ticker(log)
    let timer = VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: ticker, action: Ticker.tick, repeats: false, on: loop)
    #expect(timer.isValid)
    loop.advance(by: .seconds(5))
    #expect(log.entries == ["tick"])
    #expect(!timer.isValid)
    #expect(timer.fireTime == nil)
  }

  @Test func timersOfTheSameIntervalKeepTheirOrder() {
    let first = Ticker(log, "first")
    let second = Ticker(log, "second")
    first.schedule(every: .seconds(1), on: loop)
    second.schedule(every: .seconds(1), on: loop)
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["first", "second", "first", "second"])
  }

  @Test func timerFiresOnlyInTheModeItWasAddedFor() {
    let ticker = Ticker(log)
    let timer = VirtualTimer(
      timeInterval: .seconds(1), target: ticker, action: Ticker.tick, repeats: true)
    loop.add(timer, forMode: .tracking)
    loop.advance(by: .seconds(3))
    #expect(log.entries.isEmpty)
    loop.advance(by: .seconds(1), mode: .tracking)
    #expect(log.entries == ["tick", "tick"], "one late firing for those missed, one on time")
  }

  @Test func timerInTwoModesFiresOncePerInterval() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    if let timer = ticker.timer {
      loop.add(timer, forMode: .tracking)
      loop.add(timer, forMode: .tracking)
    }
    loop.advance(by: .seconds(1))
    loop.advance(by: .seconds(1), mode: .tracking)
    #expect(log.entries == ["tick", "tick"])
  }

  @Test func timerBelongsToOneLoop() {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), on: loop)
    let another = VirtualProcess()
    let other = another.mainThread.runLoop
    if let timer = ticker.timer { other.add(timer, forMode: .default) }
    other.advance(by: .seconds(3))
    #expect(log.entries.isEmpty)
  }

  // MARK: Ownership

  @Test func scheduledTimerKeepsItsTargetAlive() {
    weak let ticker = scheduleTickerAndForgetIt()
    loop.advance(by: .seconds(1))
    #expect(ticker != nil)
    #expect(log.entries == ["tick"])
  }

  @Test func invalidatedTimerLetsItsTargetGo() {
    weak let ticker = scheduleTickerAndForgetIt()
    invalidate(ticker)
    #expect(ticker == nil)
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  @Test func firedOneShotTimerLetsItsTargetGo() {
    weak let ticker = scheduleTickerAndForgetIt(repeats: false)
    loop.advance(by: .seconds(1))
    #expect(ticker == nil)
    #expect(log.entries == ["tick", "tick deinit"])
  }

  @Test func removedTimerNoLongerFiresAndGoesWithItsTarget() {
    weak let ticker = scheduleTickerAndForgetIt()
    remove(ticker)
    #expect(ticker == nil, "nobody holds the timer any more")
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  @Test func timerMayInvalidateItselfWhileFiring() {
    weak let quitter = scheduleQuitter()
    loop.advance(by: .seconds(3))
    #expect(log.entries == ["quit"])
    #expect(quitter == nil)
  }

  @Test func loopThatGoesTakesItsTimersWithIt() {
    scheduleTickerOnALoopOfItsOwn()
    #expect(log.entries == ["tick deinit"])
  }

  @inline(never)
  private func scheduleTickerAndForgetIt(repeats: Bool = true) -> Ticker? {
    let ticker = Ticker(log)
    ticker.schedule(every: .seconds(1), repeats: repeats, on: loop)
    return ticker
  }

  @inline(never)
  private func invalidate(_ ticker: Ticker?) { ticker?.timer?.invalidate() }

  @inline(never)
  private func remove(_ ticker: Ticker?) {
    if let timer = ticker?.timer { loop.remove(timer, forMode: .default) }
  }

  @inline(never)
  private func scheduleQuitter() -> Quitter? {
    let quitter = Quitter(log)
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: quitter, action: Quitter.tick, repeats: true, on: loop)
    return quitter
  }

  @inline(never)
  private func scheduleTickerOnALoopOfItsOwn() {
    Ticker(log).schedule(every: .seconds(1), on: VirtualProcess().mainThread.runLoop)
  }
}

/// A target that has had enough after the first time.
private final class Quitter {
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func tick(_ timer: VirtualTimer) {
    log.note("quit")
    timer.invalidate()
  }
}
