import ReactiveCore
import Testing

@Suite struct WeakProxyTests {
  private let process = VirtualProcess()
  private var loop: VirtualRunLoop { process.mainThread.runLoop }
  private let log = EventLog()

  @Test func proxyForwardsToItsTarget() {
    let ticker = Ticker(log)
    scheduleProxyTimer(of: ticker)
    loop.advance(by: .seconds(1))
    #expect(log.entries == ["tick"])
  }

  @Test func timerOfAProxyDoesNotKeepTheTarget() {
    weak let ticker = scheduleAndForget()
    #expect(ticker == nil)
  }

  @Test func targetThatInvalidatesItsTimerInDeinitEndsItAll() {
    weak let timer = scheduleOwnedAndForget()
    #expect(timer == nil)
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  @Test func proxyWithoutTargetDoesNothing() {
    scheduleAndForget()
    loop.advance(by: .seconds(2))
    #expect(log.entries == ["tick deinit"])
  }

  @discardableResult
  private func scheduleProxyTimer(of ticker: Ticker) -> VirtualTimer {
    VirtualTimer.scheduledTimer(
      timeInterval: .seconds(1), target: WeakProxy(ticker), action: Ticker.tick, repeats: true,
      on: loop)
  }

  @inline(never)
  @discardableResult
  private func scheduleAndForget() -> Ticker? {
    let ticker = Ticker(log)
    scheduleProxyTimer(of: ticker)
    return ticker
  }

  @inline(never)
  private func scheduleOwnedAndForget() -> VirtualTimer? {
    let ticker = Ticker(log)
    let timer = scheduleProxyTimer(of: ticker)
    ticker.timer = timer
    return timer
  }
}
